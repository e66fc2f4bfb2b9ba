// npm run rewards -- check | rebuild CODE | invitations CODE list, release FRIEND or refuse FRIEND
// `check` proves promotions, rewards and sums over all merchants, by the server's role; `rebuild` makes a merchant's sums anew from its rounds. `invitations` has those that are withheld because friend and inviter may be one person.
import { checkRewards } from '@parlour/database/rewards/check-rewards';
import { decideWithheld, listWithheld } from '@parlour/database/rewards/invitations';
import { rebuildActivity } from '@parlour/database/rewards/rebuild-activity';
import { thisOperator } from '@parlour/database/audit/this-operator';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run rewards -- check | rebuild CODE | invitations CODE list, release FRIEND or refuse FRIEND';
const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

async function check(url: string): Promise<void> {
  const { merchants, rewards, activities, broken } = await checkRewards(url);
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The rewards hold: ${plural(merchants, 'merchant')}, ${plural(rewards, 'reward')}, ` +
      `${plural(activities, 'fact')} of members.`,
  );
}

async function rebuild(ownerUrl: string, code: string): Promise<void> {
  await rebuildActivity(ownerUrl, code);
  console.log(`The sums of ${code} were made anew.`);
}

type Place = { ownerUrl: string; merchantCode: string };

async function list(place: Place): Promise<void> {
  const all = await listWithheld(place);
  for (const { friend, inviter, joinedAt, mark } of all) {
    console.log(`${friend}, invited by ${inviter}, joined ${joinedAt.toISOString()}: ${mark}`);
  }
  if (all.length === 0) console.log(`${place.merchantCode} withholds nothing.`);
}

const verdicts = { release: 'can be claimed', refuse: 'is not given' } as const;
const isVerdict = (verb: string): verb is keyof typeof verdicts => Object.hasOwn(verdicts, verb);

async function invitations(place: Place, [verb = '', username = '']: string[]): Promise<void> {
  if (verb === 'list' && username === '') return list(place);
  if (!isVerdict(verb) || username === '') throw new Error(usage);
  await decideWithheld(place, {
    username,
    verdict: verb,
    at: new Date(),
    by: thisOperator(),
  });
  console.log(`What the invitation of ${username} gives ${verdicts[verb]}.`);
}

await runCommand(async () => {
  const [verb, code = '', ...more] = process.argv.slice(2);
  const { appUrl, ownerUrl } = commandDatabase();
  if (verb === 'check' && code === '') return check(appUrl);
  if (code === '' || more.length > 2) throw new Error(usage);
  if (verb === 'invitations') return invitations({ ownerUrl, merchantCode: code }, more);
  if (verb !== 'rebuild' || more.length > 0) throw new Error(usage);
  return rebuild(ownerUrl, code);
});
