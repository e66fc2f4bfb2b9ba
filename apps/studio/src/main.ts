// The studio's process: environment, its own database, the keys, the port.
import { randomBytes } from 'node:crypto';
import { buildStudio } from './app.ts';
import { openStudioDatabase } from './database.ts';
import { engines } from './engines.ts';
import { readKeyFolder } from '@parlour/supplier/key-folder';
import { readSettings } from './settings.ts';
import { explainStart } from '@parlour/supplier/start-refusal';

const client = new URL('../dist/client/', import.meta.url);

async function main(): Promise<void> {
  const { host, port, origin, databaseUrl, keyFolder, lotteryPeriod } = readSettings();
  const folder = readKeyFolder({ folder: keyFolder, name: 'studio', variable: 'STUDIO_KEYS' });
  const pool = await openStudioDatabase(databaseUrl);
  const clock = (): Date => new Date();
  const app = await buildStudio({
    ...folder,
    pool,
    origin,
    lotteryPeriod,
    engines,
    clock,
    randomBytes,
    client,
  });
  const end = (): void => {
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The parent's end closes this channel, also when it was killed.
  process.once('disconnect', end);
  await app.listen({ host, port });
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`The studio cannot start: ${explainStart(error, 'STUDIO_DATABASE_URL')}\n`);
  process.exit(1);
});
