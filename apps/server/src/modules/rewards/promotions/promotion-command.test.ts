import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';

const script = join(import.meta.dirname, '../../../../../../scripts/rewards/promotion.ts');
let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

/** Runs the command as an operator types it. */
function promotion(...words: string[]): number | null {
  const command = [script, ...words];
  const own = { STAFF_DATABASE_URL: urls.staffUrl };
  return spawnSync(process.execPath, command, { env: { ...process.env, ...own } }).status;
}
const eventsOf = (merchantCode: string) =>
  forMerchant(urls.ownerUrl, merchantCode, (tx) =>
    runStatement(
      tx,
      'select action, result, actor, actor_name as "actorName", member_id as "memberId", about from audit_event order by at, id',
    ),
  );

test('L1 importing, publishing, pausing and ending a promotion each leave one event with who did it, what is refused none', async () => {
  const { code } = await createMerchant(urls.ownerUrl);
  const change = (verb: string) => promotion(verb, code, 'weekend-gift');
  expect(promotion('import', code, 'docs/promotions/weekend-gift.json')).toBe(0);
  expect(change('pause')).toBe(1);
  for (const verb of ['publish', 'pause', 'publish', 'end']) expect(change(verb)).toBe(0);
  expect(change('publish')).toBe(1);
  expect(promotion('end', code, 'nothing')).toBe(1);
  const events = await eventsOf(code);
  expect(events.map(({ about }) => about)).toEqual([
    { code: 'weekend-gift', state: 'draft', budget: '10000' },
    { code: 'weekend-gift', from: 'draft', to: 'live' },
    { code: 'weekend-gift', from: 'live', to: 'paused' },
    { code: 'weekend-gift', from: 'paused', to: 'live' },
    { code: 'weekend-gift', from: 'live', to: 'ended' },
  ]);
  const byOperator = { result: 'ok', actor: 'operator', actorName: userInfo().username };
  expect(events[0]).toMatchObject({ action: 'promotion.import', ...byOperator, memberId: null });
  expect(events[1]).toMatchObject({ action: 'promotion.state', ...byOperator, memberId: null });
});
