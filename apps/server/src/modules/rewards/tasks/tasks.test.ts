import { randomUUID } from 'node:crypto';
import { claimPromotion, rewardClaims, rewardTasks } from '@parlour/contract/rewards/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { seatPlayer } from '../../../testing/vendor.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { handlersOf } from '../../../facts.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const task = (code: string, over: object = {}) => ({
  code,
  texts: { EN: { title: `Do ${code}` } },
  does: 'rounds' as const,
  reward: cash('2'),
  ...over,
});
const tasks = (...all: ReturnType<typeof task>[]): PromotionFile =>
  gift({ type: 'REGISTER', rule: { kind: 'tasks', every: 'once', tasks: all } });

/** Delivers all facts. */
const tell = () =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now() + 3_600_000),
    onFailure: (error) => {
      throw error;
    },
  });

const claim = (visitor: Visitor, id: string, item: string) =>
  visitor.call(claimPromotion, { id, item }, { headers: { 'idempotency-key': randomUUID() } });

async function begin(file: PromotionFile, settings = {}) {
  const rewards = await openRewards(site, settings);
  const id = await rewards.publish(file);
  const player = await seatPlayer(site, { merchant: rewards.merchant });
  // The test's clock is before today.
  await forMerchant(site.urls.ownerUrl, rewards.merchant.code, (tx) =>
    runStatement(tx, `update member set created_at = '2026-11-20T12:00:00Z'`),
  );
  const states = async () => {
    const { value } = await player.visitor.call(rewardTasks);
    const [group] = value['groups'] as { tasks: { code: string; state: string; done: number }[] }[];
    return group?.tasks.map(({ code, state, done }) => `${code} ${state} ${done}`);
  };
  return { ...rewards, ...player, id, states };
}

describe('tasks', () => {
  test('PROMO-05 are done by playing, become ready, and are paid once', async () => {
    const { id, bet, win, visitor, states, holds } = await begin(tasks(task('two', { target: 2 })));
    expect(await states()).toEqual(['two open 0']);
    await bet('b1', 5 * one, { round: 'r1' });
    await win(['w1', 'b1'], 5 * one, { round: 'r1' });
    await bet('b2', 5 * one, { round: 'r2' });
    await tell();
    expect(await states()).toEqual(['two open 1']);
    expect((await claim(visitor, id, 'two')).status).toBe(404);
    await win(['w2', 'b2'], 5 * one, { round: 'r2' });
    await tell();
    expect(await states()).toEqual(['two ready 2']);
    expect((await visitor.call(rewardClaims)).value['rows']).toMatchObject([
      { title: 'Do two', state: 'ready', reward: { amount: '2.00' } },
    ]);
    expect((await claim(visitor, id, 'two')).value).toMatchObject({
      state: 'paid',
      amount: '2.00',
    });
    expect((await claim(visitor, id, 'two')).errorCode).toBe('reward_claimed');
    expect(await states()).toEqual(['two paid 2']);
    expect(await holds()).toBe(money('102'));
  });

  test('PROMO-05 a locked one opens when the one before is done, and counts what was done by then', async () => {
    const file = tasks(
      task('games', { does: 'games', target: 2 }),
      task('then', { after: 'games', target: 2 }),
    );
    const { bet, win, states } = await begin(file);
    await bet('b1', one, { round: 'r1' });
    await win(['w1', 'b1'], 0, { round: 'r1' });
    await tell();
    expect(await states()).toEqual(['games open 1', 'then locked 1']);
    await bet('b2', one, { round: 'r2', game_code: 'two' });
    await win(['w2', 'b2'], 0, { round: 'r2', game_code: 'two' });
    await tell();
    expect(await states()).toEqual(['games ready 2', 'then ready 2']);
  });

  test('PROMO-05 rounds that were free, rolled back, or in other games count for nothing', async () => {
    const file = tasks(
      task('one', { target: 3, only: { games: ['one'] } }),
      task('all', { target: 9 }),
    );
    const { bet, win, rollback, states } = await begin(file);
    await bet('b1', one, { round: 'r1', is_supplier_promo: true });
    await win(['w1', 'b1'], one, { round: 'r1' });
    await bet('b2', one, { round: 'r2', game_code: 'two' });
    await win(['w2', 'b2'], 0, { round: 'r2', game_code: 'two' });
    await bet('b3', one, { round: 'r3' });
    await win(['w3', 'b3'], 0, { round: 'r3' });
    await tell();
    expect(await states()).toEqual(['one open 1', 'all open 2']);
    await rollback('k3', 'b3', { round: 'r3' });
    await tell();
    expect(await states()).toEqual(['one open 0', 'all open 1']);
  });

  test('PROMO-05 what was staked counts in whole units, a registered account and a proven number at once', async () => {
    const file = tasks(
      task('account', { does: 'registered' }),
      task('number', { does: 'mobile' }),
      task('stake', { does: 'staked', target: 10 }),
    );
    const { bet, win, states } = await begin(file);
    expect(await states()).toEqual(['account ready 1', 'number open 0', 'stake open 0']);
    await bet('b1', 4.5 * one, { round: 'r1' });
    await win(['w1', 'b1'], 0, { round: 'r1' });
    await bet('b2', 5.4 * one, { round: 'r2' });
    await win(['w2', 'b2'], 0, { round: 'r2' });
    await tell();
    expect(await states()).toEqual(['account ready 1', 'number open 0', 'stake open 9']);
  });

  test('PROMO-05 tickets are rounds of lotteries, counted once their draw has told', async () => {
    const { place, bet, win, states } = await begin(
      tasks(task('ticket', { does: 'tickets', target: 2 })),
    );
    await createGames(place, [
      { names: { EN: 'Six' }, gameId: 'six', nodeId: '6', category: 'ELOTT' },
    ]);
    await bet('b1', one, { round: 'r1', game_code: 'six' });
    await tell();
    expect(await states()).toEqual(['ticket open 0']);
    await win(['w1', 'b1'], 0, { round: 'r1', game_code: 'six' });
    await bet('b2', one, { round: 'r2' });
    await win(['w2', 'b2'], 0, { round: 'r2' });
    await tell();
    expect(await states()).toEqual(['ticket open 1']);
  });

  test('PROMO-05 of each day begin anew at the merchant’s midnight, and one not claimed in its day is over', async () => {
    const days = [task('day', { does: 'days' })];
    const file = gift({ rule: { kind: 'tasks', every: 'day', tasks: days } });
    const { visitor, member, states, id } = await begin(file, {
      timeZone: 'Asia/Manila',
    });
    await tell();
    expect(await states()).toEqual(['day ready 1']);
    site.pass(24 * 3_600_000);
    await visitor.logIn(member);
    expect(await states()).toEqual(['day open 0']);
    await tell();
    expect(await states()).toEqual(['day ready 1']);
    expect((await claim(visitor, id, 'day')).status).toBe(200);
  });
});
