// npm run rewards -- check | rebuild CODE | invitations CODE list | invitations CODE release or refuse FRIEND --reason TEXT [--yes]
// `check` verifies promotions, rewards and sums of all merchants; `rebuild` recomputes a merchant's sums from its rounds. `invitations` lists those that are withheld with the reasons, and releases or refuses one after confirmation.
import { parseArgs } from 'node:util';
import { usernameKey } from '@parlour/database/username-key';
import { activityStaff } from '@parlour/server/staff/activity';
import { rewardsStaff } from '@parlour/server/staff/rewards/check';
import { inviteStaff } from '@parlour/server/staff/rewards/invite';
import { isAgreed } from '../commands/operator.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run rewards -- check | rebuild CODE | invitations CODE list | ' +
  'invitations CODE release or refuse FRIEND --reason TEXT [--yes]';
const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

type Check = (staff: StaffOf<typeof rewardsStaff>) => Promise<void>;

const check: Check = async ({ checkRewards }) => {
  const { merchants, rewards, activities, broken } = await checkRewards({});
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The rewards hold: ${plural(merchants, 'merchant')}, ${plural(rewards, 'reward')}, ` +
      `${plural(activities, 'fact')} of members.`,
  );
};

type Rebuild = (staff: StaffOf<typeof activityStaff>) => Promise<void>;

function rebuild(merchant: string): Rebuild {
  return async ({ rebuildActivity }) => {
    await rebuildActivity({ merchant });
    console.log(`The sums of ${merchant} were made anew.`);
  };
}

type Staff = StaffOf<typeof inviteStaff>;
type Run = (staff: Staff) => Promise<void>;

const reasons = {
  same_device: 'friend and inviter had the same device',
  same_address: 'friend and inviter had the same address',
  many_today: 'more invitations than invite.paidPerDay on that day',
  many_of_member: 'more invitations of the inviter than invite.paidPerMember on that day',
};
type WithheldInvitation = Awaited<ReturnType<Staff['listWithheld']>>['invitations'][number];
const reasonOf = ({ mark }: WithheldInvitation): string => (mark ? reasons[mark] : 'not known');

function list(merchant: string): Run {
  return async ({ listWithheld }) => {
    const { invitations } = await listWithheld({ merchant });
    for (const each of invitations) {
      const { friend, inviter, joinedAt } = each;
      const joined = new Date(joinedAt).toISOString();
      console.log(`${friend}, invited by ${inviter}, joined ${joined}: ${reasonOf(each)}`);
    }
    if (invitations.length === 0) console.log(`${merchant} withholds nothing.`);
  };
}

const verdicts = { release: 'can be claimed', refuse: 'is not given' } as const;
const isVerdict = (verb: string): verb is keyof typeof verdicts => Object.hasOwn(verdicts, verb);
type Verdict = { verb: keyof typeof verdicts; username: string; values: Values };

function decide(merchant: string, { verb, username, values }: Verdict): Run {
  const reason = (values.reason ?? '').trim();
  if (!/^\P{Cc}{1,200}$/u.test(reason)) {
    throw new Error('--reason says why, in one line of up to 200 characters.');
  }
  return async ({ listWithheld, decideWithheld }) => {
    const { invitations } = await listWithheld({ merchant });
    const found = invitations.find(({ friend }) => usernameKey(friend) === usernameKey(username));
    if (!found) throw new Error(`${merchant} withholds nothing for a friend ${username}.`);
    const { friend, inviter } = found;
    const question =
      `${verb === 'release' ? 'Release' : 'Refuse'} what the invitation of ${friend} by ${inviter} gives ` +
      `(${reasonOf(found)})?`;
    if (!values.yes && !(await isAgreed(question))) {
      throw new Error('Nothing was decided. A script agrees by --yes.');
    }
    await decideWithheld({ merchant, friend, verdict: verb, reason });
    console.log(`What the invitation of ${friend} gives ${verdicts[verb]}.`);
  };
}

const options = { reason: { type: 'string' }, yes: { type: 'boolean' } } as const;
type Values = { reason?: string; yes?: boolean };

await runCommand(async () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [verb, code = '', word = '', username = '', ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  if (verb === 'check' && code === '') return callStaff(rewardsStaff, check);
  if (verb === 'rebuild' && code !== '' && word === '') {
    return callStaff(activityStaff, rebuild(code));
  }
  if (verb !== 'invitations' || code === '') throw new Error(usage);
  if (word === 'list' && username === '') return callStaff(inviteStaff, list(code));
  if (!isVerdict(word) || username === '') throw new Error(usage);
  return callStaff(inviteStaff, decide(code, { verb: word, username, values }));
});
