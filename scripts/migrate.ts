import { migrate } from '@parlour/database/migrate';
import { commandDatabase, runCommand } from './database-url.ts';

await runCommand(async () => {
  const { applied } = await migrate(commandDatabase());
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
});
