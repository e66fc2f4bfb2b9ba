// The sandbox's process: environment, its own database, the keys, the port.
import { setTimeout as wait } from 'node:timers/promises';
import { buildSandbox } from './app.ts';
import { openSandboxDatabase } from './database.ts';
import { readKeyFolder } from '@parlour/supplier/key-folder';
import { readSettings } from './settings.ts';
import { explainStart } from '@parlour/supplier/start-refusal';

async function main(): Promise<void> {
  const { host, port, databaseUrl, keyFolder } = readSettings();
  const hub = readKeyFolder({ folder: keyFolder, name: 'hub', variable: 'SANDBOX_KEYS' });
  const pool = await openSandboxDatabase(databaseUrl);
  const app = await buildSandbox({ pool, hub, clock: () => new Date(), wait: (ms) => wait(ms) });
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
  process.stderr.write(
    `The sandbox cannot start: ${explainStart(error, 'SANDBOX_DATABASE_URL')}\n`,
  );
  process.exit(1);
});
