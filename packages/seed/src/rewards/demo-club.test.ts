import type { Club } from '@parlour/contract/club/club.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { checkRewards } from '../testing/staff-rules.ts';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { seedDemo } from '../demo.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey: Buffer.alloc(32, 3) });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

test.each(['lumen', 'marigold'])(
  'MEMBER-11 %s has a club, and its accounts stand on levels that they reached',
  async (code) => {
    const all = await database.query(code, (tx) =>
      runStatement<{ username: string; clubLabelId: string | null }>(
        tx,
        'select username, club_label_id as "clubLabelId" from member',
      ),
    );
    const labels = Object.fromEntries(
      all.map(({ username, clubLabelId }) => [username, clubLabelId]),
    );
    expect(labels).toMatchObject({
      demo: 'gold',
      expired: 'silver',
      twofactor: 'bronze',
      regular: null,
      restricted: null,
    });
    const [club] = await database.query(code, (tx) =>
      runStatement<{ definition: Club }>(tx, 'select definition from club'),
    );
    expect(club?.definition.levels.map(({ label }) => label)).toEqual([
      'bronze',
      'silver',
      'gold',
      'platinum',
      'diamond',
    ]);
  },
);

test('MEMBER-05, PROMO-07 what the demo counts follows from what it recorded', async () => {
  expect((await checkRewards(urls.appUrl)).broken).toBeNull();
});
