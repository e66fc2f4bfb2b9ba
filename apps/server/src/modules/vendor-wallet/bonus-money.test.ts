// Bonus money in vendors' calls: stakes, prizes, wagering, and the end of a bonus.
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../testing/bonus.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';
import { voidDueRounds } from './rounds/void-rounds.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const day = 24 * 3_600_000;
const ok = (balance: number) => ({ status: 'RS_OK', balance: balance * one, currency: 'USD' });
const short = (balance: number) => ({
  status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  balance: balance * one,
});
/** Terms by which games of the category LIVE, such as `two`, take no bonus money. */
const notLive = { weights: { default: 100, LIVE: 0 } };
const inTwo = { game_code: 'two', round: 'r2' };

/** Seats a player with 100.00 in cash and 20.00 of bonus money. */
async function seat(terms: Parameters<ReturnType<typeof bonusesOf>['grant']>[0] = {}) {
  const player = await seatPlayer(site);
  const bonus = bonusesOf(site, player);
  const { id } = await bonus.grant(terms);
  const holds = async () => [await player.holds(), await bonus.left()];
  return { ...player, ...bonus, bonusId: id, holds };
}
const both = (cash: string, bonus: string) => [money(cash), money(bonus)];

describe('a stake', () => {
  test('BONUS-03 takes cash first, then bonus money, and no more than both', async () => {
    const { bet, holds } = await seat();
    expect(await bet('b1', 90 * one)).toMatchObject(ok(30));
    expect(await holds()).toEqual(both('10', '20'));
    expect(await bet('b2', 25 * one)).toMatchObject(ok(5));
    expect(await holds()).toEqual(both('0', '5'));
    expect(await bet('b3', 5 * one + 1)).toMatchObject(short(5));
    expect(await bet('b4', 5 * one)).toMatchObject(ok(0));
    expect(await holds()).toEqual(both('0', '0'));
  });

  test('BONUS-03, BONUS-09 a game of weight 0 takes no bonus money, and is told of cash alone', async () => {
    const { ask, bet, win, holds } = await seat(notLive);
    expect(await ask('user/balance')).toMatchObject(ok(120));
    expect(await ask('user/balance', inTwo)).toMatchObject(ok(100));
    expect(await bet('b1', 100 * one + 1, inTwo)).toMatchObject(short(100));
    expect(await bet('b2', 100 * one, inTwo)).toMatchObject(ok(0));
    expect(await bet('b3', one, inTwo)).toMatchObject(short(0));
    expect(await win(['w2', 'b2'], 3 * one, inTwo)).toMatchObject(ok(3));
    expect(await holds()).toEqual(both('3', '20'));
  });

  test('BONUS-03 the weight is that of the game’s category, where it has none the usual one', async () => {
    const { ask } = await seat({ weights: { default: 0, RNG: 100 } });
    expect(await ask('user/balance')).toMatchObject(ok(120));
    expect(await ask('user/balance', { game_code: 'two' })).toMatchObject(ok(100));
  });

  test('BONUS-07 from the moment on in which its time is up, no stake takes it', async () => {
    const { ask, bet, comeBack, holds } = await seat();
    site.pass(day - 1);
    const token = await comeBack();
    expect(await ask('user/balance', { token })).toMatchObject(ok(120));
    site.pass(1);
    expect(await ask('user/balance', { token })).toMatchObject(ok(100));
    expect(await bet('b1', 101 * one, { token })).toMatchObject(short(100));
    expect(await holds()).toEqual(both('100', '20'));
  });

  test('BONUS-05 a free stake takes nothing and counts nothing', async () => {
    const { bet, win, holds, list } = await seat();
    expect(await bet('b1', 300 * one, { is_supplier_promo: true })).toMatchObject(ok(120));
    expect(await win(['w1', 'b1'], 7 * one)).toMatchObject(ok(127));
    expect(await holds()).toEqual(both('107', '20'));
    expect(await list()).toMatchObject([{ wagered: '0.00' }]);
  });
});

describe('a prize', () => {
  test('BONUS-04 is shared as its stake was, rounded down for the bonus', async () => {
    const { bet, win, holds } = await seat();
    await bet('b1', 90 * one);
    // The stake is 10.00 in cash and 5.00 of bonus money.
    await bet('b2', 15 * one, { round: 'r2' });
    expect(await win(['w2', 'b2'], 100, { round: 'r2' })).toMatchObject({ status: 'RS_OK' });
    expect(await holds()).toEqual([67n, money('15') + 33n]);
    await win(['w3', 'b2'], 30 * one, { round: 'r2' });
    expect(await holds()).toEqual([money('20') + 67n, money('25') + 33n]);
  });

  test('BONUS-04 of the vendor’s own promotion, and for a stake of cash, is cash', async () => {
    const { bet, win, ask, holds } = await seat();
    await bet('b1', 10 * one);
    await win(['w1', 'b1'], 40 * one);
    await ask('transaction/win', { transaction_uuid: 'p1', amount: one, is_supplier_promo: true });
    expect(await holds()).toEqual(both('131', '20'));
  });

  test('BONUS-07 that comes when the bonus has ended without being done goes back with it', async () => {
    const { bet, win, rollback, holds, cancel, bonusId } = await seat();
    await bet('b1', 110 * one);
    await cancel(bonusId);
    expect(await holds()).toEqual(both('0', '0'));
    // One part in eleven was bonus money.
    expect(await win(['w1', 'b1'], 110 * one)).toMatchObject(ok(100));
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await holds()).toEqual(both('100', '0'));
  });
});

describe('the wagering', () => {
  test('BONUS-05 counts the largest stake at most, by the weight of the game, cash too', async () => {
    const terms = { largestStake: money('5'), weights: { default: 100, LIVE: 10 } };
    const { bet, list } = await seat(terms);
    await bet('b1', 3 * one);
    expect(await list()).toMatchObject([{ wagered: '3.00' }]);
    await bet('b2', 30 * one);
    expect(await list()).toMatchObject([{ wagered: '8.00' }]);
    await bet('b3', 30 * one, inTwo);
    expect(await list()).toMatchObject([{ wagered: '8.50' }]);
    await bet('b3', 30 * one, inTwo);
    expect(await list()).toMatchObject([{ wagered: '8.50' }]);
  });

  test('BONUS-05, BONUS-08 is taken off again with its stake, once', async () => {
    const { bet, rollback, list, holds } = await seat();
    await bet('b1', 3 * one);
    await bet('b2', 110 * one, { round: 'r2' });
    expect(await list()).toMatchObject([{ wagered: '113.00' }]);
    for (const name of ['k2', 'k2', 'k3']) await rollback(name, 'b2', { round: 'r2' });
    expect(await list()).toMatchObject([{ wagered: '3.00' }]);
    expect(await holds()).toEqual(both('97', '20'));
  });

  test('BONUS-06 once fulfilled, the rest becomes cash with the outcome, not with the stake', async () => {
    const { bet, win, list, holds } = await seat({ wageringDue: money('100') });
    expect(await bet('b1', 110 * one)).toMatchObject(ok(10));
    expect(await list()).toMatchObject([{ state: 'active', left: '10.00', wagered: '100.00' }]);
    expect(await win(['w1', 'b1'], 22 * one)).toMatchObject(ok(32));
    expect(await list()).toMatchObject([{ state: 'done', left: '0.00' }]);
    expect(await holds()).toEqual(both('32', '0'));
  });

  test('BONUS-06 it waits for every stake that used bonus money', async () => {
    const { bet, win, settle, list, holds } = await seat({ wageringDue: money('100') });
    await bet('b1', 110 * one);
    await bet('b2', 5 * one, { round: 'r2' });
    await win(['w1', 'b1'], 0);
    expect(await settle()).toBe(0);
    expect(await list()).toMatchObject([{ state: 'active' }]);
    expect(await win(['w2', 'b2'], 0, { round: 'r2' })).toMatchObject(ok(5));
    expect(await holds()).toEqual(both('5', '0'));
  });

  test('BONUS-06 where no outcome comes any more, the next settling makes it cash', async () => {
    const { bet, settle, list, holds } = await seat({ wageringDue: money('50') });
    await bet('b1', 50 * one);
    expect(await list()).toMatchObject([{ state: 'active' }]);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    expect(await list()).toMatchObject([{ state: 'done' }]);
    expect(await holds()).toEqual(both('70', '0'));
  });

  test('BONUS-06 a stake that closes its round has no outcome to wait for', async () => {
    const { bet, holds } = await seat({ wageringDue: money('100') });
    expect(await bet('b1', 110 * one, { round_closed: true })).toMatchObject(ok(10));
    expect(await holds()).toEqual(both('10', '0'));
  });

  test('BONUS-06, BONUS-08 done stays done: what comes back then is cash', async () => {
    const { bet, win, rollback, list, holds } = await seat({ wageringDue: money('100') });
    await bet('b1', 110 * one);
    await win(['w1', 'b1'], 11 * one);
    expect(await win(['w2', 'b1'], 11 * one)).toMatchObject(ok(32));
    expect(await rollback('k1', 'b1')).toMatchObject(ok(120));
    expect(await list()).toMatchObject([{ state: 'done' }]);
    expect(await holds()).toEqual(both('120', '0'));
  });

  test('BONUS-06, BONUS-09 an answer in a game that takes no bonus tells the cash that the rest became', async () => {
    const { bet, win } = await seat({ ...notLive, wageringDue: money('50') });
    await bet('b1', 50 * one);
    await bet('b2', one, inTwo);
    expect(await win(['w2', 'b2'], 0, inTwo)).toMatchObject(ok(69));
  });
});

describe('what is given back', () => {
  test('BONUS-08 goes to where it came from, wins part by part', async () => {
    const { bet, win, rollback, holds } = await seat();
    await bet('b1', 110 * one);
    await win(['w1', 'b1'], 55 * one);
    expect(await holds()).toEqual(both('50', '15'));
    expect(await rollback('kw', 'w1')).toMatchObject(ok(10));
    expect(await holds()).toEqual(both('0', '10'));
    await win(['w2', 'b1'], 11 * one);
    expect(await rollback('k1', 'b1')).toMatchObject(ok(120));
    expect(await holds()).toEqual(both('100', '20'));
  });

  test('BONUS-08 a bonus part that is spent makes the rollback wait, however much cash there is', async () => {
    const { bet, win, rollback, ask, holds, cancel, bonusId } = await seat();
    await bet('b1', 100 * one);
    await bet('b2', 10 * one, { round: 'r2' });
    await win(['w2', 'b2'], 40 * one, { round: 'r2' });
    await bet('b3', 45 * one, { round: 'r3' });
    await ask('transaction/win', {
      transaction_uuid: 'p',
      amount: 900 * one,
      is_supplier_promo: true,
    });
    expect(await holds()).toEqual(both('900', '5'));
    expect(await rollback('k2', 'b2', { round: 'r2' })).toMatchObject(short(905));
    // After the bonus has ended, its parts belong to the operator.
    await cancel(bonusId);
    expect(await rollback('k2', 'b2', { round: 'r2' })).toMatchObject(ok(900));
  });

  test('BONUS-08, G3 a round without an outcome gives each part back, and its wagering', async () => {
    const { bet, merchant, list, holds, visitor, member } = await seat({ lastsDays: 3 });
    await bet('b1', 110 * one);
    site.pass(day);
    await voidDueRounds({
      database: site.database,
      listMerchants: async () => [merchant],
      clock: () => new Date(site.now()),
      onFailure: (error) => {
        throw error;
      },
    });
    await visitor.logIn(member);
    expect(await list()).toMatchObject([{ state: 'active', wagered: '0.00', left: '20.00' }]);
    expect(await holds()).toEqual(both('100', '20'));
  });
});
