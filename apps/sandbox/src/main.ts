// The sandbox's process: environment, its own database, the keys, the port.
import { setTimeout as wait } from 'node:timers/promises';
import { readKeyFolder } from '@parlour/supplier/process/key-folder';
import { serve } from '@parlour/supplier/process/serve';
import { explainStart } from '@parlour/supplier/process/start-refusal';
import { buildSandbox } from './app.ts';
import { openSandboxDatabase } from './database.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const { host, port, databaseUrl, keyFolder } = readSettings();
  const hub = readKeyFolder({ folder: keyFolder, name: 'hub', variable: 'SANDBOX_KEYS' });
  const pool = await openSandboxDatabase(databaseUrl);
  const app = await buildSandbox({ pool, hub, clock: () => new Date(), wait: (ms) => wait(ms) });
  await serve(app, { host, port, pool });
}

// Who only reads the program ahead starts nothing.
if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `The sandbox cannot start: ${explainStart(error, 'SANDBOX_DATABASE_URL')}\n`,
    );
    process.exit(1);
  });
}
