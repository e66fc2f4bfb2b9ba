import { seedDemo } from '@parlour/database/seed/demo';
import { commandDatabase, commandSecretKey, runCommand } from './database-url.ts';

await runCommand(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The demo has known passwords and is never written with NODE_ENV=production.');
  }
  const { ownerUrl } = commandDatabase();
  const secretKey = commandSecretKey();
  const { seeded } = await seedDemo({ ownerUrl, secretKey });
  console.log(seeded ? 'The demo is in.' : 'There are merchants already; nothing was written.');
});
