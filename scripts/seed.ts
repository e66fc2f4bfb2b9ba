import { loadSecretKey } from '@parlour/database/secret-key';
import { seedDemo } from '@parlour/database/seed/demo';
import { commandDatabase, runCommand } from './database-url.ts';

await runCommand(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The demo has known passwords and is never written with NODE_ENV=production.');
  }
  const { ownerUrl, dataDir } = commandDatabase();
  const secretKey = loadSecretKey(dataDir, process.env['SECRET_KEY']);
  const { seeded } = await seedDemo({ ownerUrl, secretKey });
  console.log(seeded ? 'The demo is in.' : 'There are merchants already; nothing was written.');
});
