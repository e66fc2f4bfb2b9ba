import { openDatabase } from '@parlour/database/connection';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWallets } from '#modules/ledger';
import { runStatement } from '@parlour/database/statements/run-statement';
import { bonusesOf } from '../../testing/bonus.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';

let site: TestSite;
let beside: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  beside = await startTestSite({}, site);
});
afterAll(async () => {
  await beside.close();
  await checkLedgerAndClose(site);
});

const one = 100_000;
const times = <T>(count: number, run: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));
const statuses = (replies: { status: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

/** Seats a player and reloads the merchants of the second process, so that both know the player's. */
async function seatAtBoth(seat: Parameters<typeof seatPlayer>[1] = {}) {
  const player = await seatPlayer(site, seat);
  await beside.merchants.reload();
  return { ...player, there: player.at(beside.app) };
}

describe('at once', () => {
  test('W3 of fifty bets of 30 on 100, from two processes, exactly three go through', async () => {
    const { bet, there, holds } = await seatAtBoth();
    const replies = await times(50, (at) =>
      (at % 2 ? bet : there.bet)(`b${at}`, 30 * one, { round: `r${at}` }),
    );
    expect(statuses(replies)).toEqual({ RS_OK: 3, RS_ERROR_NOT_ENOUGH_MONEY: 47 });
    expect(await holds()).toBe(money('10'));
  });

  test('W3, BONUS-03 of fifty bets of 30 on 50 in cash and 60 of bonus money, exactly three go through', async () => {
    const player = await seatAtBoth({ balance: '50' });
    const { bet, there, holds } = player;
    const bonus = bonusesOf(site, player);
    await bonus.grant({ amount: money('60'), largestStake: money('10') });
    const replies = await times(50, (at) =>
      (at % 2 ? bet : there.bet)(`b${at}`, 30 * one, { round: `r${at}` }),
    );
    expect(statuses(replies)).toEqual({ RS_OK: 3, RS_ERROR_NOT_ENOUGH_MONEY: 47 });
    expect([await holds(), await bonus.left()]).toEqual([0n, money('20')]);
    expect(await bonus.list()).toMatchObject([{ wagered: '30.00' }]);
  });

  test('BONUS-03, BONUS-07 a stake and the end of its bonus in the same moment: the money is staked or gone, never both', async () => {
    const { there, ...player } = await seatAtBoth({ balance: '0' });
    const { grant, cancel, left } = bonusesOf(site, player);
    for (let turn = 0; turn < 20; turn += 1) {
      const { id } = await grant();
      const about = { round: `r${turn}` };
      const [staked] = await Promise.all([there.bet(`b${turn}`, 20 * one, about), cancel(id)]);
      expect(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY']).toContain(staked.status);
      await player.win([`w${turn}`, `b${turn}`], 40 * one, about);
      expect([await player.holds(), await left()]).toEqual([0n, 0n]);
    }
  });

  test('W4 equal callbacks at two processes move money once and all say so', async () => {
    const { bet, win, rollback, there, holds } = await seatAtBoth();
    const bets = await times(20, (at) => (at % 2 ? bet : there.bet)('b1', 30 * one));
    expect(statuses(bets)).toEqual({ RS_OK: 20 });
    const wins = await times(20, (at) => (at % 2 ? win : there.win)(['w1', 'b1'], 7 * one));
    expect(wins.every(({ balance }) => balance === 77 * one)).toBe(true);
    const backs = await times(20, (at) => (at % 2 ? rollback : there.rollback)('k1', 'b1'));
    expect(backs.every(({ balance }) => balance === 100 * one)).toBe(true);
    expect(await holds()).toBe(money('100'));
  });

  test('W4 twenty different contents under one id: one counts, the others are refused', async () => {
    const { bet, there, holds } = await seatAtBoth();
    const replies = await times(20, (at) => (at % 2 ? bet : there.bet)('b1', (at + 1) * one));
    expect(statuses(replies)).toEqual({ RS_OK: 1, RS_ERROR_DUPLICATE_TRANSACTION: 19 });
    const taken = replies.findIndex(({ status }) => status === 'RS_OK') + 1;
    expect(await holds()).toBe(money(String(100 - taken)));
  });

  test('W4 two members with one id: one counts', async () => {
    const first = await seatAtBoth();
    const second = await seatPlayer(site, { merchant: first.merchant });
    for (let turn = 0; turn < 20; turn += 1) {
      const id = `b${turn}`;
      const replies = await Promise.all([first.there.bet(id, one), second.bet(id, one)]);
      expect(statuses(replies)).toEqual({ RS_OK: 1, RS_ERROR_DUPLICATE_TRANSACTION: 1 });
    }
  });

  test('W6 a bet and its rollback in the same moment leave the money where it was', async () => {
    const { bet, there, holds } = await seatAtBoth();
    for (let turn = 0; turn < 20; turn += 1) {
      const id = `b${turn}`;
      const [staked, back] = await Promise.all([
        bet(id, 30 * one),
        there.rollback(`k${turn}`, id),
        there.rollback(`l${turn}`, id),
      ]);
      expect(['RS_OK', 'RS_ERROR_DUPLICATE_TRANSACTION']).toContain(staked.status);
      expect(back.status).toBe('RS_OK');
      expect(await holds()).toBe(money('100'));
    }
  });

  test('W6 a win and the rollback of its bet in the same moment: the win is taken back, or refused', async () => {
    const { bet, win, there, holds } = await seatAtBoth();
    for (let turn = 0; turn < 20; turn += 1) {
      const id = `b${turn}`;
      const round = `r${turn}`;
      await bet(id, 30 * one, { round });
      const [won, , back] = await Promise.all([
        win([`w${turn}`, id], 5 * one, { round }),
        there.win([`v${turn}`, id], 50 * one, { round }),
        there.rollback(`k${turn}`, id, { round }),
      ]);
      expect(['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']).toContain(won.status);
      expect(back.status).toBe('RS_OK');
      expect(await holds()).toBe(money('100'));
    }
  });

  test('W6, W3 what a bet won is taken back or staked again, never both', async () => {
    const { bet, win, rollback, there, holds } = await seatAtBoth();
    for (let turn = 0; turn < 20; turn += 1) {
      const round = `r${turn}`;
      const again = { round: `s${turn}` };
      await bet(`b${turn}`, 30 * one, { round });
      await win([`w${turn}`, `b${turn}`], 40 * one, { round });
      const [staked, back] = await Promise.all([
        bet(`c${turn}`, 110 * one, again),
        there.rollback(`k${turn}`, `b${turn}`, { round }),
      ]);
      expect([staked.status, back.status].toSorted()).toEqual([
        'RS_ERROR_NOT_ENOUGH_MONEY',
        'RS_OK',
      ]);
      await rollback(`l${turn}`, `c${turn}`, again);
      expect(await rollback(`k${turn}`, `b${turn}`, { round })).toMatchObject({ status: 'RS_OK' });
      expect(await holds()).toBe(money('100'));
    }
  });
});

describe('trouble below', () => {
  test('W4 a process that dies between commit and reply: the vendor asks again and nothing moves twice', async () => {
    const { bet, at, holds } = await seatAtBoth();
    const { database } = site;
    let deaths = 0;
    const dying = await startTestSite(
      {
        database: {
          ...database,
          readThenWrite: async (...given) => {
            await database.readThenWrite(...given);
            deaths += 1;
            throw new DatabaseUnavailable('died after the commit');
          },
        },
      },
      site,
    );
    const unknown = { status: 'RS_ERROR_UNKNOWN' };
    expect(await at(dying.app).bet('b1', 30 * one)).toMatchObject(unknown);
    expect(await at(dying.app).win(['w1', 'b1'], 5 * one)).toMatchObject(unknown);
    expect(deaths).toBe(2);
    expect(await holds()).toBe(money('75'));
    expect(await bet('b1', 30 * one)).toMatchObject({ status: 'RS_OK', balance: 75 * one });
    await dying.close();
  });

  test('W4 a write that fails undoes all of it, and the vendor’s rollback finds nothing', async () => {
    const { at, rollback, holds } = await seatAtBoth();
    const { database } = site;
    const failing = await startTestSite(
      {
        database: {
          ...database,
          readThenWrite: (code, writing) =>
            database.readThenWrite(code, {
              ...writing,
              write: (tx, found) => {
                const { sent, result } = writing.write(tx, found);
                return { sent: [...sent, runStatement(tx, 'select 1/0')], result };
              },
            }),
        },
      },
      site,
    );
    const reply = await at(failing.app).bet('b1', 30 * one);
    expect(reply).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    expect(await holds()).toBe(money('100'));
    expect(await rollback('k1', 'b1')).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    await failing.close();
  });

  test('W3 a wallet that is locked for long holds up its own member only, and gets an unknown', async () => {
    const few = openDatabase({ url: site.urls.appUrl, connections: 3 });
    const busy = await startTestSite({ database: few }, site);
    const stuck = await seatAtBoth();
    const free = await seatPlayer(site, { merchant: stuck.merchant });
    await busy.merchants.reload();
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = site.database.transaction(stuck.merchant.code, async (tx) => {
      await lockWallets(tx, stuck.member.id);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const waiting = times(30, (at) => stuck.at(busy.app).bet(`b${at}`, one));
    // Thirty waiting calls leave room for others, which are answered meanwhile.
    const others = await times(3, (at) => free.at(busy.app).bet(`f${at}`, one));
    expect(statuses(others)).toEqual({ RS_OK: 3 });
    expect(statuses(await waiting)).toEqual({ RS_ERROR_UNKNOWN: 30 });
    release.resolve();
    await holder;
    // A call in progress may have succeeded after all; a rollback of each leaves nothing moved.
    for (let at = 0; at < 30; at += 1) {
      expect(await stuck.rollback(`k${at}`, `b${at}`)).toMatchObject({ status: 'RS_OK' });
    }
    expect(await stuck.holds()).toBe(money('100'));
    expect(await stuck.bet('again', one)).toMatchObject({ status: 'RS_OK' });
    await busy.close();
    await few.close();
  });
});
