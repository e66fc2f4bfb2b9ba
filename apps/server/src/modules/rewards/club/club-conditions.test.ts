// The progress of a member towards the conditions of a level, from recorded activity.
import { addDays, dayOf } from '@parlour/contract/rewards/local-days';
import type { ClubFile } from '@parlour/contract/club/club.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { importClub, rebuildActivity } from '@parlour/seed/testing/staff-rules';
import { readClub } from './change-club.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const one = 100_000n;
const now = new Date('2026-11-21T12:00:00Z');
const today = dayOf(now, 'UTC');
type Condition = NonNullable<ClubFile['levels'][number]['conditions']>[number];

/** Counts a condition for a member who logged in today, yesterday and ten days ago, and played four rounds, one of them free. */
async function count(wanted: Omit<Condition, 'code' | 'texts' | 'target'>): Promise<number> {
  const { code: merchantCode } = await createMerchant(urls.ownerUrl, { currency: 'USD' });
  const { id: memberId } = await createMember(urls.ownerUrl, merchantCode);
  const on = (daysAgo: number) => ({
    merchantCode,
    memberId,
    day: addDays(today, -daysAgo),
    happenedAt: now,
  });
  const days = [0, 1, 10].map((ago) => ({ ...on(ago), kind: 'day' as const, reference: `${ago}` }));
  const round = (reference: string, over: object) => ({
    ...on(1),
    kind: 'round' as const,
    reference,
    game: 'one',
    category: 'RNG',
    currency: 'USD',
    staked: 3n * one,
    won: 0n,
    ...over,
  });
  await forMerchant(urls.ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'activity', [
      ...days,
      round('r1', {}),
      round('r2', { ...on(10), staked: 3n * one + 99_999n }),
      round('r3', { game: 'two', category: 'LIVE', currency: 'EUR', staked: 5n * one }),
      round('r4', { game: 'three', category: null, staked: 0n }),
    ]),
  );
  await rebuildActivity(urls.ownerUrl, merchantCode);
  const texts = { EN: { title: 'Some' } };
  const conditions = [{ code: 'a', texts, target: 1_000, ...wanted }];
  const file = { levels: [{ label: 'top', rank: 1, metal: 'gold', texts, conditions }] };
  await importClub({ ownerUrl: urls.ownerUrl, merchantCode }, readClub(file), now);
  const rows = await forMerchant(urls.ownerUrl, merchantCode, (tx) =>
    runStatement<{ done: number }>(tx, `select done::int from club_conditions($1, $2, 'top', $3)`, [
      merchantCode,
      memberId,
      today,
    ]),
  );
  return rows[0]?.done ?? -1;
}

test.each([
  [3, { does: 'days' }],
  [2, { does: 'days', within: 10 }],
  [3, { does: 'days', within: 11 }],
  [3, { does: 'rounds' }],
  [2, { does: 'rounds', within: 2 }],
  [2, { does: 'rounds', only: { games: ['one'] } }],
  [1, { does: 'rounds', only: { categories: ['LIVE', 'FISH'] } }],
  [2, { does: 'games' }],
  [1, { does: 'games', only: { games: ['two', 'three'] } }],
  // Counted in whole units, and only in the club's currency.
  [6, { does: 'staked' }],
  [3, { does: 'staked', within: 5 }],
  [0, { does: 'staked', only: { categories: ['LIVE'] } }],
] as const)('MEMBER-11 it counts %i by %j', async (expected, wanted) => {
  expect(await count(structuredClone(wanted) as Parameters<typeof count>[0])).toBe(expected);
});
