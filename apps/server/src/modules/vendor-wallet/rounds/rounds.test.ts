import { runStatement } from '@parlour/database/statements/run-statement';
import type { TestMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockWallets } from '#modules/ledger';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { startWork } from '#server/work';
import { seatPlayer } from '../../../testing/vendor.ts';
import { keepRoundsVoided, voidDueRounds } from './void-rounds.ts';

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
const hour = 3_600_000;
const day = 24 * hour;
const ok = (balance: number) => ({ status: 'RS_OK', balance: balance * one });
const missing = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };

/** Time of the clock with which the rule and the site run. */
let now = Date.parse('2026-11-21T12:00:00Z');
const pass = (milliseconds: number): void => {
  now += milliseconds;
  site.pass(milliseconds);
  beside.pass(milliseconds);
};
const failures: unknown[] = [];
const ruleOf = ({ merchant }: { merchant: TestMerchant }, on = site) => ({
  database: on.database,
  listMerchants: async () => [merchant],
  clock: () => new Date(now),
  onFailure: (error: unknown) => void failures.push(error),
});
const runRule = (...given: Parameters<typeof ruleOf>) => voidDueRounds(ruleOf(...given));

describe('a round that nobody settles', () => {
  test('G3 is void after 24 hours, not before, and gives the stakes back once', async () => {
    const player = await seatPlayer(site);
    const { bet, holds } = player;
    await bet('b1', 10 * one);
    await bet('b2', 5 * one);
    await bet('b3', one, { round: 'r2', is_supplier_promo: true });
    pass(day - 1);
    await runRule(player);
    expect(await holds()).toBe(money('85'));
    pass(1);
    expect(await runRule(player)).toBe(2);
    expect(await runRule(player)).toBe(0);
    expect(await holds()).toBe(money('100'));
  });

  test('G3 whose bet tells when it is decided is void a day after that, not a day after the bet', async () => {
    const player = await seatPlayer(site);
    const { bet, win, holds } = player;
    const meta = { settles_at: new Date(now + 5 * day).toISOString() };
    await bet('b1', 10 * one, { meta });
    await bet('w', 2 * one, { round: 'won', meta });
    await bet('b2', one, { round: 'r2' });
    pass(2 * day);
    expect(await runRule(player)).toBe(1);
    expect(await holds()).toBe(money('88'));
    pass(4 * day - 1);
    expect(await runRule(player)).toBe(0);
    expect(await win(['w1', 'w'], 7 * one, { round: 'won' })).toMatchObject(ok(95));
    pass(1);
    expect(await runRule(player)).toBe(1);
    expect(await holds()).toBe(money('105'));
    expect(await win(['w2', 'b1'], 50 * one)).toMatchObject(missing);
  });

  test('G3 of what the bets of a round tell the latest time counts, until it has its outcome', async () => {
    const player = await seatPlayer(site);
    const { bet, win, holds, comeBack } = player;
    const at = (days: number) => ({
      meta: { settles_at: new Date(now + days * day).toISOString() },
    });
    await bet('b1', one, at(2));
    await bet('b2', one, at(5));
    await bet('b3', one, at(3));
    await bet('b4', one);
    await bet('b5', one, { round: 'again', ...at(30) });
    await win(['w5', 'b5'], one, { round: 'again' });
    await bet('b6', 2 * one, { round: 'again' });
    pass(day);
    expect(await runRule(player)).toBe(1);
    expect(await holds()).toBe(money('96'));
    pass(5 * day - 1);
    expect(await runRule(player)).toBe(0);
    // A repeated bet stays the same, even with another time of settlement.
    const token = await comeBack();
    expect(await bet('b1', one, { token, ...at(30) })).toMatchObject(ok(96));
    pass(1);
    expect(await runRule(player)).toBe(1);
    expect(await holds()).toBe(money('100'));
  });

  test('G3 a time that is none, past, or more than 45 days ahead is no reason to refuse or to wait', async () => {
    const player = await seatPlayer(site);
    const { bet, holds } = player;
    const later = (ms: number) => new Date(now + ms).toISOString();
    const absurd: unknown[] = [
      null,
      'soon',
      7,
      [later(day)],
      { settles_at: null },
      { settles_at: now + 5 * day },
      { settles_at: 'in five days' },
      { settles_at: '2026-12-24' },
      { settles_at: '2027-02-30T12:00:00Z' },
      { settles_at: `${later(5 * day)}\0` },
      { settles_at: [later(5 * day)] },
      { settles_at: later(0) },
      { settles_at: later(-5 * day) },
      { settles_at: later(45 * day + 1) },
      { settles_at: '9999-12-31T23:59:59Z' },
    ];
    for (const [place, meta] of absurd.entries()) {
      const reply = await bet(`b${place}`, one, { round: `r${place}`, meta });
      expect(reply, JSON.stringify(meta)).toMatchObject(ok(99 - place));
    }
    await bet('last', one, { round: 'last', meta: { settles_at: later(45 * day) } });
    pass(day);
    expect(await runRule(player)).toBe(15);
    expect(await holds()).toBe(money('99'));
    pass(45 * day);
    expect(await runRule(player)).toBe(1);
  });

  test('G3 a later win is refused for good and listed, a later rollback moves nothing', async () => {
    const player = await seatPlayer(site);
    const { bet, win, rollback, holds, merchant } = player;
    await bet('b1', 10 * one);
    pass(day);
    await runRule(player);
    expect(await win(['w1', 'b1'], 50 * one)).toMatchObject(missing);
    expect(await win(['w1', 'b1'], 50 * one)).toMatchObject(missing);
    expect(await win(['w1', 'b1'], 51 * one)).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await rollback('kw', 'w1')).toMatchObject(ok(100));
    expect(await holds()).toBe(money('100'));
    const kept = await site.database.query(merchant.code, (tx) =>
      runStatement(
        tx,
        'select id, kind, amount, reference_id as "referenceId", moved from vendor_transaction',
      ),
    );
    expect(kept.filter(({ kind }) => kind === 'late_win')).toMatchObject([
      { id: 'w1', amount: '5000000', referenceId: 'b1', moved: false },
    ]);
  });

  test('G3 a bet in a void round is refused, and the same bet again is still answered', async () => {
    const player = await seatPlayer(site);
    const { bet, comeBack, rollback } = player;
    await bet('b1', one);
    pass(day);
    await runRule(player);
    const token = await comeBack();
    expect(await bet('b2', one, { token })).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    expect(await rollback('k2', 'b2', { token })).toMatchObject(ok(100));
    expect(await bet('b1', one)).toMatchObject(ok(100));
    expect(await bet('b3', one, { token, round: 'r2' })).toMatchObject(ok(99));
  });

  test('G3 any outcome settles what was staked before it: a win, nothing, or the vendor’s closing', async () => {
    const player = await seatPlayer(site);
    const { bet, win, holds } = player;
    await bet('b1', one, { round: 'won' });
    await win(['w1', 'b1'], one, { round: 'won' });
    await bet('b2', one, { round: 'lost' });
    await win(['w2', 'b2'], 0, { round: 'lost' });
    await bet('b3', one, { round: 'closed', round_closed: true });
    pass(day);
    expect(await runRule(player)).toBe(0);
    expect(await holds()).toBe(money('98'));
    expect(await win(['w3', 'b3'], one, { round: 'closed' })).toMatchObject(ok(99));
  });

  test('G3 only the stakes after the last outcome go back, and a stake given back does not go back twice', async () => {
    const player = await seatPlayer(site);
    const { bet, win, rollback, holds } = player;
    await bet('b1', 10 * one);
    await win(['w1', 'b1'], 2 * one);
    await bet('b2', 3 * one);
    await bet('b3', 4 * one);
    await rollback('k3', 'b3');
    await bet('b4', 9 * one, { round: 'r2' });
    await rollback('k4', 'b4', { round: 'r2' });
    expect(await holds()).toBe(money('89'));
    pass(day);
    expect(await runRule(player)).toBe(1);
    expect(await holds()).toBe(money('92'));
    expect(await win(['w2', 'b1'], one)).toMatchObject(missing);
  });

  test('G3 the rule at two processes at once, and a win in the same moment, move money once', async () => {
    const player = await seatPlayer(site);
    const { win, holds, comeBack } = player;
    let held = 100;
    for (let turn = 0; turn < 10; turn += 1) {
      const id = `b${turn}`;
      const round = `r${turn}`;
      await player.bet(id, 10 * one, { round, token: await comeBack() });
      pass(day);
      const [voided, alsoVoided, won] = await Promise.all([
        runRule(player),
        runRule(player, beside),
        win([`w${turn}`, id], 5 * one, { round }),
      ]);
      expect(voided + alsoVoided).toBe(won.status === 'RS_OK' ? 0 : 1);
      if (won.status === 'RS_OK') held -= 5;
      expect(await holds()).toBe(money(String(held)));
    }
  });

  test('G3 more rounds than one batch, of several members, are all voided', async () => {
    const player = await seatPlayer(site);
    const { bet, holds, merchant } = player;
    const other = await seatPlayer(site, { merchant });
    for (let at = 0; at < 51; at += 1) await bet(`b${at}`, 1, { round: `r${at}` });
    await other.bet('other', one);
    pass(day);
    expect(await runRule(player)).toBe(52);
    expect(await holds()).toBe(money('100'));
    expect(await other.holds()).toBe(money('100'));
  });

  test('G3 a wallet that is locked keeps only its own round, which is voided at the next run', async () => {
    const player = await seatPlayer(site);
    const other = await seatPlayer(site, { merchant: player.merchant });
    await player.bet('b1', one);
    await other.bet('b2', one);
    pass(day);
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = site.database.transaction(player.merchant.code, async (tx) => {
      await lockWallets(tx, player.member.id);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    expect(await runRule(player)).toBe(1);
    expect(failures.splice(0)).toMatchObject([{ name: 'DatabaseUnavailable' }]);
    expect(await other.holds()).toBe(money('100'));
    release.resolve();
    await holder;
    expect(await runRule(player)).toBe(1);
    expect(await player.holds()).toBe(money('100'));
  });

  test('G3 the server runs the rule by itself, from its start on', async () => {
    const player = await seatPlayer(site);
    await player.bet('b1', one);
    pass(day);
    const start = (rule: Parameters<typeof keepRoundsVoided>[0]) =>
      startWork([keepRoundsVoided(rule)], (error) => failures.push(error));
    const kept = [start(ruleOf(player)), start(ruleOf(player, beside))];
    await vi.waitFor(async () => expect(await player.holds()).toBe(money('100')), 10_000);
    await Promise.all(kept.map(({ stop }) => stop()));
    const broken = start({
      ...ruleOf(player),
      listMerchants: () => Promise.reject(new Error('no merchants')),
    });
    await broken.stop();
    expect(failures.splice(0)).toMatchObject([{ message: 'no merchants' }]);
  });
});
