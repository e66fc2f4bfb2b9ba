// npm run rewards -- check | rebuild CODE
// `check` proves promotions, rewards and sums over all merchants, by the server's role; `rebuild` makes a merchant's sums anew from its rounds.
import { checkRewards } from '@parlour/database/rewards/check-rewards';
import { rebuildActivity } from '@parlour/database/rewards/rebuild-activity';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage = 'Usage: npm run rewards -- check | rebuild CODE';
const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

async function check(url: string): Promise<void> {
  const { merchants, rewards, activities, broken } = await checkRewards(url);
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The rewards hold: ${plural(merchants, 'merchant')}, ${plural(rewards, 'reward')}, ` +
      `${plural(activities, 'fact')} of members.`,
  );
}

await runCommand(async () => {
  const [verb, code = '', ...more] = process.argv.slice(2);
  const { appUrl, ownerUrl } = commandDatabase();
  if (verb === 'check' && code === '') return check(appUrl);
  if (verb !== 'rebuild' || code === '' || more.length > 0) throw new Error(usage);
  await rebuildActivity(ownerUrl, code);
  console.log(`The sums of ${code} were made anew.`);
});
