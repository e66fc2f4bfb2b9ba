// A bet, its wins and their rollbacks in every order: all orders end at the same balance (W6, decision 049).
import { listTransactions, money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../testing/bonus.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer, type Reply } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first, at) =>
    ordersOf(all.toSpliced(at, 1)).map((others) => [first, ...others]),
  );
}

type BetEvent = 'bet' | 'win' | 'later win' | 'rollback of the win' | 'rollback of the bet';
type Player = Awaited<ReturnType<typeof seatPlayer>>;

type Stake = { amount: number; isFree: boolean };

/** Calls for one bet in a separate round, by event. */
function eventsOf(player: Player, turn: number, { amount, isFree }: Stake) {
  const bet = `b${turn}`;
  const about = { round: `r${turn}` };
  const calls: Record<BetEvent, () => Promise<Reply>> = {
    bet: () => player.bet(bet, amount, { ...about, is_supplier_promo: isFree }),
    win: () => player.win([`w${turn}`, bet], 20 * one, about),
    'later win': () => player.win([`v${turn}`, bet], 50 * one, { ...about, round_closed: true }),
    'rollback of the win': () => player.rollback(`kw${turn}`, `w${turn}`, about),
    'rollback of the bet': () => player.rollback(`k${turn}`, bet, about),
  };
  return calls;
}

const sets: BetEvent[][] = [
  ['bet', 'win', 'later win', 'rollback of the bet'],
  ['bet', 'win', 'rollback of the win', 'rollback of the bet'],
];

describe('a bet that is given back', () => {
  async function expectNothingLeft(given: Stake): Promise<void> {
    const player = await seatPlayer(site);
    const { grant, left, list } = bonusesOf(site, player);
    await grant();
    const stand = async () => [await player.holds(), await left(), (await list())[0]?.wagered];
    const before = [money('100'), money('20'), '0.00'];
    const seen: unknown[] = [];
    for (const [turn, order] of sets.flatMap(ordersOf).entries()) {
      const calls = eventsOf(player, turn, given);
      for (const event of order) await calls[event]();
      seen.push([order, await stand()]);
      // All calls are repeated, as by a vendor that received no answer: nothing more moves.
      for (const event of order) await calls[event]();
      seen.push([order, await stand()]);
    }
    expect(seen).toEqual(
      sets.flatMap(ordersOf).flatMap((order) => [
        [order, before],
        [order, before],
      ]),
    );
  }
  describe.each([
    { stake: 'a free stake', amount: 30 * one, isFree: true, tags: [] },
    { stake: 'a stake of cash and bonus money', amount: 107 * one, isFree: false, tags: [] },
    { stake: 'a paid stake', amount: 30 * one, isFree: false, tags: ['nightly'] },
    { stake: 'nearly all that there is', amount: 120 * one - 1, isFree: false, tags: ['nightly'] },
  ])('of $stake', ({ tags, ...given }) => {
    test(
      'W6, BONUS-08 leaves cash, bonus money and wagering as if it had never been, in all 48 orders',
      { tags },
      () => expectNothingLeft(given),
    );
  });

  test('BONUS-07, BONUS-08 with the bonus cancelled in between, in all 24 orders, leaves the cash and no bonus money', async () => {
    const player = await seatPlayer(site);
    const { grant, cancel, left } = bonusesOf(site, player);
    const events = ['bet', 'win', 'rollback of the bet', 'the end of the bonus'] as const;
    const seen: unknown[] = [];
    for (const [turn, order] of ordersOf(events).entries()) {
      const { id } = await grant();
      const stake = { amount: 107 * one, isFree: false };
      const calls = {
        ...eventsOf(player, turn, stake),
        'the end of the bonus': () => cancel(id),
      };
      for (const event of order) await calls[event]();
      seen.push([order, await player.holds(), await left()]);
    }
    expect(seen).toEqual(ordersOf(events).map((order) => [order, money('100'), 0n]));
  });

  test('W6 takes every win of the bet back, also one of a later step, and none of another bet', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    await bet('b1', 30 * one);
    await win(['w1', 'b1'], 20 * one);
    await bet('b2', 10 * one);
    await win(['w2', 'b2'], 7 * one);
    await win(['w3', 'b1'], 50 * one);
    await win(['w4', 'b1'], 0, { round_closed: true });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 97 * one });
    expect(await holds()).toBe(money('97'));
  });

  test('W6 with a win that was taken back alone takes that one back once', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    await bet('b1', 30 * one);
    await win(['w1', 'b1'], 20 * one);
    await win(['w2', 'b1'], 50 * one);
    expect(await rollback('kw', 'w1')).toMatchObject({ status: 'RS_OK', balance: 120 * one });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    for (const again of [rollback('kw', 'w1'), rollback('k1', 'b1'), rollback('kx', 'w2')]) {
      expect(await again).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    }
    expect(await holds()).toBe(money('100'));
  });

  test('W6, W4 is answered alike whenever the rollback comes again, by its own name or another', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    await bet('b1', 30 * one);
    await win(['w1', 'b1'], 50 * one);
    await rollback('k1', 'b1');
    await bet('b2', 5 * one, { round: 'r2' });
    for (const name of ['k1', 'k1', 'k2']) {
      expect(await rollback(name, 'b1')).toMatchObject({ status: 'RS_OK', balance: 95 * one });
    }
    expect(await win(['w1', 'b1'], 50 * one)).toMatchObject({ balance: 95 * one });
    expect(await win(['w2', 'b1'], one)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await holds()).toBe(money('95'));
  });
});

describe('a bet whose wins are spent', () => {
  /** Wins 60 with 30, and stakes all but 10 of it elsewhere. */
  async function spend() {
    const player = await seatPlayer(site);
    const { bet, win } = player;
    await bet('b1', 30 * one);
    await win(['w1', 'b1'], 60 * one);
    await bet('b2', 120 * one, { round: 'r2' });
    return player;
  }
  const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 10 * one };
  const listKept = async ({ place }: Player) =>
    (await listTransactions(place, 'hub')).map(({ kind, id }) => `${kind} ${id}`);

  test('W6 is not given back: nothing moves, and it is kept once for staff', async () => {
    const player = await spend();
    const before = await listKept(player);
    for (const name of ['k1', 'k1', 'k2']) {
      expect(await player.rollback(name, 'b1')).toMatchObject(refused);
    }
    expect(await player.holds()).toBe(money('10'));
    expect(await listKept(player)).toEqual([...before, 'waiting_rollback waiting b1']);
  });

  test('W6 is given back as soon as the wallet holds what is owed, to the last unit', async () => {
    const player = await spend();
    const { win, rollback, holds } = player;
    expect(await rollback('k1', 'b1')).toMatchObject(refused);
    await win(['w2', 'b2'], 20 * one - 1, { round: 'r2' });
    const almost = { status: refused.status, balance: 30 * one - 1 };
    expect(await rollback('k1', 'b1')).toMatchObject(almost);
    await win(['w3', 'b2'], 1, { round: 'r2' });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await holds()).toBe(0n);
  });

  test('W6 still takes a win while it waits, and owes that too', async () => {
    const player = await spend();
    const { win, rollback, holds } = player;
    expect(await rollback('k1', 'b1')).toMatchObject(refused);
    expect(await win(['w9', 'b1'], 5 * one)).toMatchObject({ status: 'RS_OK', balance: 15 * one });
    await win(['w2', 'b2'], 100 * one, { round: 'r2' });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 80 * one });
    expect(await holds()).toBe(money('80'));
  });

  test('W6 a free stake pays for none of it', async () => {
    const player = await seatPlayer(site, { balance: '0' });
    const { bet, win, rollback, holds } = player;
    await bet('b1', 30 * one, { is_supplier_promo: true });
    await win(['w1', 'b1'], 20 * one);
    await bet('b2', one, { round: 'r2' });
    expect(await rollback('k1', 'b1')).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 19 * one,
    });
    await rollback('k2', 'b2', { round: 'r2' });
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await holds()).toBe(0n);
  });
});
