import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRewards, rebuildActivity } from '../testing/staff-rules.ts';
import { readRows } from '@parlour/database/testing/read-rows';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { seedDemo } from '../demo.ts';
import { madeUpMembers } from './demo-leaders.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey: Buffer.alloc(32, 3) });
});
afterAll(() => urls.drop());

const rowsOf = <Row extends Record<string, unknown>>(merchant: string, statement: string) =>
  readRows<Row>(`${urls.ownerUrl}&options=-c%20app.merchant%3D${merchant}`, statement);

const scores = `select period, first_day::text, member_id, points::int, reached_at from score
  order by period, first_day, member_id`;

test.each(['lumen', 'marigold'])(
  'MEMBER-10 the leaderboards of %s are full from the first minute',
  async (merchant) => {
    const [found] = await rowsOf<Record<string, number>>(
      merchant,
      `select (select count(*)::int from member) as members,
        (select count(distinct member_id)::int from score where period = 'week') as leaders,
        (select count(*)::int from score where period = 'day' and first_day = (select max(first_day) from score)) as today`,
    );
    expect(found?.['members']).toBe(madeUpMembers + 7);
    expect(found?.['leaders']).toBe(madeUpMembers);
    expect(found?.['today']).toBeGreaterThan(500);
  },
);

test('MEMBER-10 their points are those of their rewards: made anew they are the same', async () => {
  expect(await checkRewards(urls.appUrl)).toMatchObject({ broken: null });
  const before = await rowsOf('lumen', scores);
  await rebuildActivity(urls.ownerUrl, 'lumen');
  expect(await rowsOf('lumen', scores)).toEqual(before);
});

test('MEMBER-10 a merchant without a reward centre has its accounts alone', async () => {
  expect(await rowsOf('plain', 'select count(*)::int from member')).toEqual([{ count: 7 }]);
});
