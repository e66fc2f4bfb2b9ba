// `npm run rewards -- invitations`, run as an operator runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import type { InvitationMark } from '@parlour/database/columns/rewards';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';

const script = join(import.meta.dirname, '../../../../../../scripts/rewards/rewards.ts');
let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const joinedAt = new Date('2026-11-20T12:00:00Z');

async function open() {
  const { code: merchantCode } = await createMerchant(urls.ownerUrl);
  const inviter = await createMember(urls.ownerUrl, merchantCode);
  const withhold = async (mark: InvitationMark) => {
    const friend = await createMember(urls.ownerUrl, merchantCode);
    const pair = { merchantCode, friendId: friend.id, inviterId: inviter.id };
    const withheld = { ...pair, joinedAt, state: 'withheld', mark, qualifiedAt: joinedAt } as const;
    await forMerchant(urls.ownerUrl, merchantCode, (tx) =>
      insertRows(tx, 'invitation', [withheld]),
    );
    return friend;
  };
  /** Runs `invitations CODE` with these words, and answers its question. */
  const type = async (words: string[], answer = '') => {
    const own = { STAFF_DATABASE_URL: urls.staffUrl };
    const child = spawn(process.execPath, [script, 'invitations', merchantCode, ...words], {
      env: { ...process.env, ...own },
    });
    child.stdin.end(answer);
    const ended = once(child, 'close');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await ended) as [number];
    return { code, stdout, stderr };
  };
  const told = () =>
    forMerchant(urls.ownerUrl, merchantCode, async (tx) => ({
      states: (await runStatement(tx, 'select state from invitation')).map(({ state }) => state),
      events: await runStatement(
        tx,
        'select action, result, actor, actor_name as "actorName", member_id as "memberId", about from audit_event',
      ),
    }));
  return { merchantCode, inviter, withhold, type, told };
}

test('MEMBER-13, L1 it lists what waits with the reason, asks, decides once, and leaves an event with why and who', async () => {
  const { merchantCode, inviter, withhold, type, told } = await open();
  const friend = await withhold('many_of_member');
  expect((await type(['list'])).stdout).toBe(
    `${friend.username}, invited by ${inviter.username}, joined 2026-11-20T12:00:00.000Z: ` +
      'more invitations of the inviter than invite.paidPerMember on that day\n',
  );
  const words = ['release', friend.username.toUpperCase(), '--reason', 'both called'];
  const question =
    `Release what the invitation of ${friend.username} by ${inviter.username} gives ` +
    '(more invitations of the inviter than invite.paidPerMember on that day)? (yes or no) ';
  expect(await type(words, 'no\n')).toMatchObject({
    code: 1,
    stderr: `${question}Nothing was decided. A script agrees by --yes.\n`,
  });
  expect(await told()).toEqual({ states: ['withheld'], events: [] });
  const agreed = await type(words, 'y\n');
  expect(agreed.stdout).toContain(
    `What the invitation of ${friend.username} gives can be claimed.`,
  );
  expect((await type([...words, '--yes'])).stderr).toContain(
    `${merchantCode} withholds nothing for a friend ${friend.username.toUpperCase()}`,
  );
  const { states, events } = await told();
  expect(states).toEqual(['qualified']);
  expect(events).toMatchObject([
    {
      action: 'invitation.decide',
      actor: 'operator',
      actorName: userInfo().username,
      memberId: friend.id,
      about: { verdict: 'release', mark: 'many_of_member', reason: 'both called' },
    },
  ]);
  expect((await type(['list'])).stdout).toBe(`${merchantCode} withholds nothing.\n`);
});

test('MEMBER-13, L1 without a reason nothing is decided', async () => {
  const { withhold, type, told } = await open();
  const { username } = await withhold('same_device');
  for (const reason of [[], ['--reason', ' '], ['--reason', 'two\nlines']]) {
    const { code, stderr } = await type(['refuse', username, ...reason, '--yes']);
    expect(stderr).toBe('--reason says why, in one line of up to 200 characters.\n');
    expect(code).toBe(1);
  }
  expect(await told()).toEqual({ states: ['withheld'], events: [] });
  expect((await type(['refuse', username, '--reason', 'one person', '--yes'])).stdout).toBe(
    `What the invitation of ${username} gives is not given.\n`,
  );
  expect((await told()).states).toEqual(['refused']);
});
