import { randomUUID } from 'node:crypto';
import { forfeitBonus, listBonuses } from '@parlour/contract/bonus/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../testing/bonus.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const day = 24 * 3_600_000;

async function seat() {
  const player = await seatPlayer(site);
  const { visitor, member } = player;
  const bonus = bonusesOf(site, player);
  const forfeit = (id: string) => visitor.call(forfeitBonus, { id });
  /** Moves the clock and logs in again, because a session does not last a day. */
  const pass = async (milliseconds: number) => {
    site.pass(milliseconds);
    await visitor.logIn(member);
  };
  const states = async () => (await bonus.list()).map(({ state }) => state).toReversed();
  return { ...player, ...bonus, forfeit, pass, states };
}

describe('a grant', () => {
  test('BONUS-01 brings the operator’s money into an account of its own, once for one source', async () => {
    const { grant, left, holds } = await seat();
    const first = await grant({ source: 'a welcome' });
    expect(first.isNew).toBe(true);
    expect(await grant({ source: 'a welcome' })).toEqual({ id: first.id, isNew: false });
    expect(await left()).toBe(money('20'));
    expect(await holds()).toBe(money('100'));
  });

  test('BONUS-01 twenty of one source at once are one', async () => {
    const { grant, left } = await seat();
    const all = await Promise.all(Array.from({ length: 20 }, () => grant({ source: 'a rush' })));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await left()).toBe(money('20'));
  });

  test('BONUS-05 weights are whole numbers from 0 to 100, one of them for all other games', async () => {
    const { grant, left } = await seat();
    for (const weights of [{ default: 101 }, { default: -1 }, { default: 0.5 }]) {
      await expect(grant({ weights })).rejects.toThrow('whole numbers from 0 to 100');
    }
    const none = { RNG: 100 } as unknown as { default: number };
    await expect(grant({ weights: none })).rejects.toThrow('one of them `default`');
    expect(await left()).toBe(0n);
  });
});

describe('bonuses in line', () => {
  test('BONUS-02 one is active; the next gets its money and its time when that one has ended', async () => {
    const { grant, cancel, left, list, pass } = await seat();
    const { id } = await grant();
    await grant({ amount: money('7'), lastsDays: 2 });
    await grant({ amount: money('9') });
    expect(await left()).toBe(money('20'));
    expect(await list()).toMatchObject([
      { state: 'waiting', left: '9.00', expiresAt: null },
      { state: 'waiting', left: '7.00', expiresAt: null },
      { state: 'active', left: '20.00', expiresAt: site.now() + day },
    ]);
    await pass(3_600_000);
    await cancel(id);
    expect(await left()).toBe(money('7'));
    expect(await list()).toMatchObject([
      { state: 'waiting' },
      { state: 'active', left: '7.00', expiresAt: site.now() + 2 * day },
      { state: 'cancelled', left: '0.00' },
    ]);
  });

  test('BONUS-02 each currency has a line of its own', async () => {
    const { grant, states } = await seat();
    await grant();
    await grant({ currency: 'EUR' });
    expect(await states()).toEqual(['active', 'active']);
  });

  test('BONUS-02 one that waits can be taken back too, and moves nothing', async () => {
    const { grant, cancel, left, states } = await seat();
    await grant();
    const { id } = await grant();
    await cancel(id);
    expect(await states()).toEqual(['active', 'cancelled']);
    expect(await left()).toBe(money('20'));
  });

  test('BONUS-02 one that was played away gives way to the next, when none of its stakes waits', async () => {
    const { bet, win, grant, settle, states } = await seat();
    await grant();
    await bet('b1', 120 * one);
    expect(await settle()).toBe(0);
    await grant();
    expect(await settle()).toBe(0);
    await win(['w1', 'b1'], 0);
    expect(await states()).toEqual(['active', 'waiting']);
    expect(await settle()).toBe(1);
    expect(await states()).toEqual(['lost', 'active']);
  });

  test('BONUS-02, BONUS-08 one that was played away, with none behind it, comes back with its stake', async () => {
    const { bet, win, rollback, grant, settle, left, states } = await seat();
    await grant();
    await bet('b1', 120 * one);
    await win(['w1', 'b1'], 0);
    expect(await settle()).toBe(0);
    await rollback('k1', 'b1');
    expect(await states()).toEqual(['active']);
    expect(await left()).toBe(money('20'));
  });
});

describe('the end of its time', () => {
  test('BONUS-07 takes what is left back to the operator, and not a moment before', async () => {
    const { grant, settle, left, holds, pass, states } = await seat();
    await grant();
    await pass(day - 1);
    expect(await settle()).toBe(0);
    await pass(1);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    expect(await states()).toEqual(['expired']);
    expect(await left()).toBe(0n);
    expect(await holds()).toBe(money('100'));
  });

  test('BONUS-06, BONUS-07 does not come for one that is fulfilled and waits for its stakes', async () => {
    const { grant, bet, win, settle, pass, states, holds } = await seat();
    await grant({ wageringDue: money('110') });
    await bet('b1', 110 * one);
    await pass(2 * day);
    expect(await settle()).toBe(0);
    await win(['w1', 'b1'], 11 * one);
    expect(await states()).toEqual(['done']);
    expect(await holds()).toBe(money('21'));
  });

  test('BONUS-07, T2 is found at every merchant by the work that comes round', async () => {
    const players = [await seat(), await seat()];
    for (const { grant } of players) await grant();
    site.pass(day);
    const { work = [] } = site.modules.find(({ name }) => name === 'bonus') ?? {};
    for (const { run } of work) await run(new AbortController().signal);
    for (const { pass, states } of players) {
      await pass(0);
      expect(await states()).toEqual(['expired']);
    }
  });

  test('BONUS-07 is settled once by many at once', async () => {
    const { grant, settle, pass, states, left } = await seat();
    await grant();
    await grant({ amount: money('3') });
    await pass(day);
    await Promise.all(Array.from({ length: 10 }, settle));
    expect(await states()).toEqual(['expired', 'active']);
    expect(await left()).toBe(money('3'));
  });
});

describe('GET /wps/bonus/list', () => {
  test('BONUS-10 it tells terms and progress, and nobody else’s', async () => {
    const { grant, visitor, merchant, bet } = await seat();
    const other = await seatPlayer(site, { merchant });
    await bonusesOf(site, other).grant();
    const weights = { default: 100, LIVE: 10 };
    const { id } = await grant({ largestStake: money('5'), weights });
    await bet('b1', 3 * one);
    expect((await visitor.call(listBonuses)).value).toEqual({
      bonuses: [
        {
          id,
          rewardId: null,
          state: 'active',
          amount: '20.00',
          left: '20.00',
          currency: 'USD',
          wageringDue: '200.00',
          wagered: '3.00',
          largestStake: '5.00',
          weights,
          days: 1,
          grantedAt: site.now(),
          expiresAt: site.now() + day,
          endedAt: null,
        },
      ],
    });
    expect((await visit(site.app, merchant).call(listBonuses)).status).toBe(401);
    expect((await visitor.call(listBonuses, { all: true })).status).toBe(400);
  });
});

describe('POST /wps/bonus/{id}/forfeit', () => {
  test('BONUS-07, BONUS-10 gives the money back to the operator, and answers alike when asked again', async () => {
    const { grant, forfeit, left, holds } = await seat();
    const { id } = await grant();
    const first = await forfeit(id);
    expect(first).toMatchObject({ status: 200, value: { id, state: 'forfeited', left: '0.00' } });
    expect((await forfeit(id)).value).toEqual(first.value);
    expect(await left()).toBe(0n);
    expect(await holds()).toBe(money('100'));
  });

  test('BONUS-10 what has ended otherwise stays as it was', async () => {
    const { grant, cancel, forfeit, states } = await seat();
    const { id } = await grant();
    await cancel(id);
    expect(await forfeit(id)).toMatchObject({ status: 409, errorCode: 'bonus_ended' });
    expect(await states()).toEqual(['cancelled']);
  });

  test('BONUS-06 who gives up what he has fulfilled gets it', async () => {
    const { grant, bet, forfeit, states, holds } = await seat();
    const { id } = await grant({ wageringDue: money('10') });
    await bet('b1', 10 * one);
    expect(await forfeit(id)).toMatchObject({ status: 409, errorCode: 'bonus_ended' });
    expect(await states()).toEqual(['done']);
    expect(await holds()).toBe(money('110'));
  });

  test('T3, T2 nobody gives up a bonus of somebody else, here or at another merchant', async () => {
    const { grant, merchant, states } = await seat();
    const { id } = await grant();
    const missing = { status: 404, errorCode: 'not_found' };
    const other = await seatPlayer(site, { merchant });
    expect(await other.visitor.call(forfeitBonus, { id })).toMatchObject(missing);
    const abroad = await seatPlayer(site);
    expect(await abroad.visitor.call(forfeitBonus, { id })).toMatchObject(missing);
    expect(await other.visitor.call(forfeitBonus, { id: randomUUID() })).toMatchObject(missing);
    expect(await other.visitor.call(forfeitBonus, { id: 'none' })).toMatchObject({ status: 400 });
    const nobody = visit(site.app, await createMerchant(site.urls.ownerUrl));
    expect((await nobody.call(forfeitBonus, { id })).status).not.toBe(200);
    expect(await states()).toEqual(['active']);
  });
});

describe('GET /wps/v2/wallets/balance', () => {
  test('BONUS-09 it tells what can be used, and of it cash and bonus money', async () => {
    const { grant, visitor } = await seat();
    const told = async () => (await visitor.call(walletBalance)).value;
    expect(await told()).toMatchObject({ sumBalance: '100.00', cash: '100.00', bonus: '0.00' });
    await grant();
    expect(await told()).toMatchObject({ sumBalance: '120.00', cash: '100.00', bonus: '20.00' });
  });
});
