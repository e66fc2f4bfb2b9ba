// The studio's process: environment, its own database, the keys, the port.
import { randomBytes } from 'node:crypto';
import { readKeyFolder, readOperators } from '@parlour/supplier/process/key-folder';
import { serve } from '@parlour/supplier/process/serve';
import { explainStart } from '@parlour/supplier/process/start-refusal';
import { buildStudio } from './app.ts';
import { openStudioDatabase } from './database.ts';
import { engines } from './engines.ts';
import { followOperators } from './operator/follow-operators.ts';
import { StudioOperator } from './operator/studio-operator.ts';
import { readSettings } from './settings.ts';

const client = new URL('../dist/client/', import.meta.url);

async function main(): Promise<void> {
  const { host, port, databaseUrl, keyFolder, ...settings } = readSettings();
  const studioFolder = { folder: keyFolder, name: 'studio', variable: 'STUDIO_KEYS' };
  const folder = readKeyFolder(studioFolder, StudioOperator);
  const pool = await openStudioDatabase(databaseUrl);
  const clock = (): Date => new Date();
  const app = await buildStudio({
    ...folder,
    ...settings,
    pool,
    engines,
    clock,
    randomBytes,
    client,
  });
  const { operators } = folder;
  followOperators(app, { operators, read: () => readOperators(studioFolder, StudioOperator) });
  await serve(app, { host, port, pool });
}

// An import of this file, for example to warm its modules, must not start the studio.
if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `The studio cannot start: ${explainStart(error, 'STUDIO_DATABASE_URL')}\n`,
    );
    process.exit(1);
  });
}
