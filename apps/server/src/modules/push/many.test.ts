// Ten thousand notifications, and a process that dies among them.
import type { PushProvider } from '#providers/push/push';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

const count = 10_000;
const diesAfter = 4_000;

/** Number of messages that each device received. */
const told = new Map<string, number>();

type Fate = { isDead: () => boolean };
const takeAll = ({ isDead }: Fate): PushProvider => ({
  identify: ({ token }) => token,
  serviceOf: () => 'push.example',
  publicKey: () => 'a key',
  send: async (_sender, { token }) => {
    // A dead process never gets an answer.
    if (isDead()) return Promise.withResolvers<never>().promise;
    told.set(token, (told.get(token) ?? 0) + 1);
    return { result: 'taken' };
  },
});

let dying: TestSite;
let other: TestSite;
beforeAll(async () => {
  dying = await startTestSite({ push: takeAll({ isDead: () => told.size >= diesAfter }) });
  other = await startTestSite({ push: takeAll({ isDead: () => false }) }, dying);
});
afterAll(async () => {
  await other.close();
  await dying.close();
});

const run = async (site: TestSite, signal = new AbortController().signal): Promise<void> => {
  for (const { name, work = [] } of site.modules) {
    if (name === 'push') for (const each of work) await each.run(signal);
  }
};

test('PUSH-04 ten thousand that wait are each sent, also those that a process had when it died', async () => {
  const { code, host } = await createMerchant(dying.urls.ownerUrl, { 'push.enabled': 'on' });
  await Promise.all([dying.merchants.reload(), other.merchants.reload()]);
  const member = await createMember(dying.urls.ownerUrl, code);
  await visit(dying.app, { host }).logIn(member);
  const at = new Date(dying.now()).toISOString();
  await forMerchant(dying.urls.ownerUrl, code, async (tx) => {
    await runStatement(
      tx,
      `insert into push_endpoint (merchant_code, member_id, session_id, platform, device_id, token, token_hash, bound_at)
          select merchant_code, member_id, id, 'WEBPUSH', 'd', number::text, sha256(number::text::bytea), $1
            from session, generate_series(1, $2::int) as number`,
      [at, count],
    );
    await runStatement(
      tx,
      `insert into push_delivery (merchant_code, endpoint_id, source, kind, made_at, due_at)
          select merchant_code, id, 'test', 'test', $1, $1 from push_endpoint`,
      [at],
    );
  });
  // This run never ends: its claims stay until they lapse.
  void run(dying);
  await expect.poll(() => told.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(diesAfter);
  await run(other);
  const before = told.size;
  expect(before).toBeLessThan(count);
  expect(before).toBeGreaterThanOrEqual(count - 100);
  other.pass(121_000);
  await run(other);
  expect(told.size).toBe(count);
  const left = await forMerchant(dying.urls.ownerUrl, code, (tx) =>
    runStatement<{ count: number }>(
      tx,
      'select count(*)::int as count from push_delivery where ended_at is null',
    ),
  );
  expect(left).toEqual([{ count: 0 }]);
  // Delivery is at least once: only messages that were sent and not noted yet are sent twice.
  expect([...told.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(16);
}, 120_000);
