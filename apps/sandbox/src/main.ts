// The sandbox's process: environment, its own database, the keys, the port.
import { setTimeout as wait } from 'node:timers/promises';
import { buildSandbox } from './app.ts';
import { openSandboxDatabase } from './database.ts';
import { readHubFolder } from './hub/operators.ts';
import { readSettings } from './settings.ts';
import { explainStart } from './start-refusal.ts';

async function main(): Promise<void> {
  const { host, port, databaseUrl, keyFolder } = readSettings();
  const hub = readHubFolder(keyFolder);
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
  process.stderr.write(`The sandbox cannot start: ${explainStart(error)}\n`);
  process.exit(1);
});
