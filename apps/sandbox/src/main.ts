// The sandbox's process: environment, its own database, the keys, the ports.
import { setTimeout as wait } from 'node:timers/promises';
import { Operator, readKeyFolder } from '@parlour/supplier/process/key-folder';
import { serve } from '@parlour/supplier/process/serve';
import { explainStart } from '@parlour/supplier/process/start-refusal';
import { readAccounts } from './accounts.ts';
import { buildSandbox } from './app.ts';
import { openSandboxDatabase } from './database.ts';
import { listenForMail } from './mail/index.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const { host, port, mailPort, databaseUrl, keyFolder } = readSettings();
  const hubFolder = { folder: keyFolder, name: 'hub', variable: 'SANDBOX_KEYS' };
  const hub = readKeyFolder(hubFolder, Operator);
  const accounts = readAccounts(keyFolder);
  const pool = await openSandboxDatabase(databaseUrl);
  const deps = { pool, clock: () => new Date(), wait: (ms: number) => wait(ms) };
  const app = await buildSandbox({ ...deps, hub, accounts });
  await listenForMail(app, { ...deps, account: accounts.mail, host, port: mailPort });
  await serve(app, { host, port, pool });
}

// An import that only reads the program ahead starts nothing.
if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `The sandbox cannot start: ${explainStart(error, 'SANDBOX_DATABASE_URL')}\n`,
    );
    process.exit(1);
  });
}
