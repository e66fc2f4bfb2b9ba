// npm run shapes: writes the types of all statements from a Postgres of its own, which it migrates and removes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@parlour/database/embedded/cluster';
import { migrate } from '@parlour/database/migrate';
import pg from 'pg';
import { statementsByFolder } from './statement-folders.ts';
import { describeStatements, shapesText } from './write-shapes.ts';

const server = join(import.meta.dirname, '../../apps/server/src');
const dataDir = mkdtempSync(join(tmpdir(), 'parlour-shapes-'));
const { urls, stop } = await startCluster({ dataDir, parameters: { fsync: 'off' } });
try {
  await migrate({ ownerUrl: urls.owner, appRole: 'parlour_app', staffRole: 'parlour_staff' });
  // The owner's role has to obey row-level security, whose conditions the plans must not show.
  const connectionString = urls.superuser.replace(/(@[^/?]*)\/\w+/, '$1/parlour');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const [folder, sources] of statementsByFolder(server)) {
      const text = shapesText(await describeStatements(client, sources));
      writeFileSync(join(server, folder, 'shapes.ts'), text);
      console.log(`${folder}/shapes.ts: ${sources.length} statements`);
    }
  } finally {
    // Before the database stops, which would end the connection with an error in the place of the statement's.
    await client.end();
  }
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
