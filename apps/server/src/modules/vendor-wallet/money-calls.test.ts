import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember } from '@parlour/database/testing/fixtures';
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { vendorUser } from '#modules/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const ok = (balance: number) => ({ status: 'RS_OK', balance: balance * one, currency: 'USD' });
const refused = (status: string) => ({ status: `RS_ERROR_${status}` });

describe('a bet, its wins, its rollback', () => {
  test('W1 a stake and two wins of one round move what they say', async () => {
    const { bet, win, holds } = await seatPlayer(site);
    expect(await bet('b1', 30 * one)).toMatchObject(ok(70));
    expect(await win(['w1', 'b1'], 5 * one)).toMatchObject(ok(75));
    expect(await win(['w2', 'b1'], 0.5 * one, { round_closed: true })).toMatchObject(ok(75.5));
    expect(await holds()).toBe(money('75.5'));
  });

  test('W1 a win of nothing closes a round and moves nothing', async () => {
    const { bet, win } = await seatPlayer(site);
    await bet('b1', one);
    expect(await win(['w1', 'b1'], 0)).toMatchObject(ok(99));
    expect(await win(['w1', 'b1'], 0)).toMatchObject(ok(99));
  });

  test('W3 a stake over the balance is refused with the balance, and all of it can be staked', async () => {
    const { bet, holds } = await seatPlayer(site);
    const over = await bet('b1', 100 * one + 1);
    expect(over).toMatchObject({ ...refused('NOT_ENOUGH_MONEY'), balance: 100 * one });
    expect(await bet('b1', 100 * one)).toMatchObject(ok(0));
    expect(await bet('b2', 1)).toMatchObject(refused('NOT_ENOUGH_MONEY'));
    expect(await bet('b3', 0)).toMatchObject(ok(0));
    expect(await holds()).toBe(0n);
  });

  test('W6 a rollback gives a stake back, once, by whatever name it is asked for again', async () => {
    const { bet, rollback, win } = await seatPlayer(site);
    await bet('b1', 30 * one);
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await rollback('k2', 'b1')).toMatchObject(ok(100));
    expect(await bet('b1', 30 * one)).toMatchObject(ok(100));
    expect(await win(['w1', 'b1'], one)).toMatchObject(refused('TRANSACTION_DOES_NOT_EXIST'));
  });

  test('W6 a win can be rolled back too, unless it is spent: then it waits', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    await bet('b1', 100 * one);
    await win(['w1', 'b1'], 40 * one);
    await bet('b2', 30 * one, { round: 'r2' });
    const waiting = await rollback('k1', 'w1');
    expect(waiting).toMatchObject({ ...refused('NOT_ENOUGH_MONEY'), balance: 10 * one });
    await win(['w2', 'b2'], 35 * one, { round: 'r2' });
    expect(await rollback('k1', 'w1')).toMatchObject(ok(5));
    expect(await holds()).toBe(money('5'));
  });

  test('W6 a rollback before its bet leaves a tombstone: the late bet is refused, and so is a win', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await bet('b1', one)).toMatchObject(refused('DUPLICATE_TRANSACTION'));
    expect(await win(['w1', 'b1'], one)).toMatchObject(refused('TRANSACTION_DOES_NOT_EXIST'));
    expect(await rollback('k1', 'b1')).toMatchObject(ok(100));
    expect(await rollback('k2', 'b1')).toMatchObject(ok(100));
    expect(await holds()).toBe(money('100'));
  });

  test('W4 the same id and content is answered with today’s balance; other content is refused', async () => {
    const { bet, win } = await seatPlayer(site);
    await bet('b1', 10 * one);
    await win(['w1', 'b1'], one);
    expect(await bet('b1', 10 * one)).toMatchObject(ok(91));
    const conflicts = [
      bet('b1', 11 * one),
      bet('b1', 10 * one, { round: 'r2' }),
      bet('b1', 10 * one, { round: undefined }),
      bet('b1', 10 * one, { currency: 'EUR' }),
      bet('b1', 10 * one, { game_code: 'two' }),
      bet('b1', 10 * one, { is_supplier_promo: true }),
      win(['b1', 'b1x'], 10 * one),
      bet('w1', one),
      win(['w1', 'b1'], 2 * one),
    ];
    for (const reply of conflicts) {
      expect(await reply).toMatchObject(refused('DUPLICATE_TRANSACTION'));
    }
    expect(await bet('b2', 0)).toMatchObject(ok(91));
  });

  test('W5 calls replayed at once, after six minutes and after two days move nothing', async () => {
    const { bet, win, rollback, holds } = await seatPlayer(site);
    const calls = [
      () => bet('b1', 10 * one),
      () => win(['w1', 'b1'], 3 * one),
      () => bet('b2', 5 * one, { round: 'r2' }),
      () => rollback('k2', 'b2', { round: 'r2' }),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ status: 'RS_OK' });
    for (const later of [0, 6 * 60_000, 48 * 3_600_000]) {
      site.pass(later);
      for (const call of calls.toReversed()) expect(await call()).toMatchObject(ok(93));
    }
    expect(await holds()).toBe(money('93'));
  });

  test('W5 a win must be for a bet of this member, round and currency', async () => {
    const { bet, win, merchant } = await seatPlayer(site);
    const other = await seatPlayer(site, { merchant });
    const missing = refused('TRANSACTION_DOES_NOT_EXIST');
    await bet('b1', one);
    expect(await win(['w1', 'nothing'], one)).toMatchObject(missing);
    expect(await other.win(['w1', 'b1'], one)).toMatchObject(missing);
    expect(await win(['w1', 'b1'], one, { round: 'r2' })).toMatchObject(missing);
    expect(await win(['w1', 'b1'], one, { currency: 'EUR' })).toMatchObject(
      refused('WRONG_CURRENCY'),
    );
    expect(await other.rollback('k1', 'b1')).toMatchObject(missing);
    expect(await other.bet('b1', one)).toMatchObject(refused('DUPLICATE_TRANSACTION'));
    await win(['w2', 'b1'], one);
    expect(await win(['w3', 'w2'], one)).toMatchObject(missing);
  });

  test('W5 a rollback of a rollback, or of itself, is none', async () => {
    const { bet, rollback } = await seatPlayer(site);
    await bet('b1', one);
    await rollback('k1', 'b1');
    expect(await rollback('k2', 'k1')).toMatchObject(refused('TRANSACTION_DOES_NOT_EXIST'));
    expect(await rollback('k3', 'k3')).toMatchObject(refused('WRONG_SYNTAX'));
  });

  test('W1 a free bet takes nothing, and what it wins is paid', async () => {
    const { bet, win, rollback } = await seatPlayer(site, { balance: '0' });
    expect(await bet('b1', 10 * one, { is_supplier_promo: true })).toMatchObject(ok(0));
    expect(await win(['w1', 'b1'], 3 * one, { is_supplier_promo: true })).toMatchObject(ok(3));
    expect(await bet('b2', 10 * one, { is_supplier_promo: true, round: 'r2' })).toMatchObject(
      ok(3),
    );
    expect(await rollback('k2', 'b2', { round: 'r2' })).toMatchObject(ok(3));
  });

  test('W1 a prize of the vendor’s needs no bet, but a token of ours', async () => {
    const { ask, logOut, holds } = await seatPlayer(site, { balance: '0' });
    await logOut();
    const prize = { transaction_uuid: 'p1', amount: 7 * one, is_supplier_promo: true };
    expect(await ask('transaction/win', prize)).toMatchObject(ok(7));
    expect(await ask('transaction/win', prize)).toMatchObject(ok(7));
    const unknown = { ...prize, transaction_uuid: 'p2', token: 'A'.repeat(43) };
    expect(await ask('transaction/win', unknown)).toMatchObject(refused('INVALID_TOKEN'));
    expect(await holds()).toBe(money('7'));
  });

  test('W1 a bet without a round is a round of its own', async () => {
    const { bet, win, rollback } = await seatPlayer(site);
    const alone = { round: undefined };
    await bet('b1', one, alone);
    expect(await bet('b1', one, alone)).toMatchObject(ok(99));
    expect(await win(['w1', 'b1'], 2 * one, alone)).toMatchObject(ok(101));
    expect(await win(['w1', 'b1'], 2 * one, alone)).toMatchObject(ok(101));
    await bet('b2', one, alone);
    expect(await rollback('k2', 'b2', alone)).toMatchObject(ok(101));
    expect(await rollback('k2', 'b2', alone)).toMatchObject(ok(101));
  });

  test('W2 an amount beyond what floats can count moves to the last digit', async () => {
    const { ask, bet, holds } = await seatPlayer(site, { balance: '0' });
    await bet('b1', 0);
    const text = 9_007_199_254_740_993n;
    const raw = (name: string) => ({
      toJSON: () => (JSON as unknown as { rawJSON: (t: string) => unknown }).rawJSON(name),
    });
    await ask('transaction/win', {
      transaction_uuid: 'w1',
      reference_transaction_uuid: 'b1',
      round: 'r1',
      amount: raw(String(text)),
    });
    expect(await holds()).toBe(text);
  });
});

describe('who may stake', () => {
  test('W6 after the session’s end bets are refused, wins and rollbacks settle', async () => {
    const { bet, win, rollback, logOut, ask } = await seatPlayer(site);
    await bet('b1', 10 * one);
    await bet('b2', 10 * one, { round: 'r2' });
    await logOut();
    expect(await bet('b3', one)).toMatchObject(refused('TOKEN_EXPIRED'));
    expect(await ask('user/balance')).toMatchObject(refused('TOKEN_EXPIRED'));
    expect(await bet('b1', 10 * one)).toMatchObject(ok(80));
    expect(await win(['w1', 'b1'], 5 * one)).toMatchObject(ok(85));
    expect(await rollback('k2', 'b2', { round: 'r2' })).toMatchObject(ok(95));
    expect(await rollback('k3', 'b3')).toMatchObject(ok(95));
  });

  test('S1, G4 each bet keeps the session alive, other calls do not', async () => {
    const { bet, win, ask, isLoggedIn } = await seatPlayer(site, {
      settings: { 'session.idleMinutes': '5' },
    });
    for (let turn = 0; turn < 4; turn += 1) {
      site.pass(4 * 60_000);
      expect(await bet(`b${turn}`, one)).toMatchObject({ status: 'RS_OK' });
    }
    for (let turn = 0; turn < 2; turn += 1) {
      site.pass(2 * 60_000);
      await ask('user/balance');
      await win([`w${turn}`, `b${turn}`], 0);
      await bet('b9', 1_000 * one);
    }
    site.pass(61_000);
    expect(await bet('b10', one)).toMatchObject(refused('TOKEN_EXPIRED'));
    expect(await isLoggedIn()).toBe(false);
  });

  test.each([{ disabled: true }, { type: 4 }])(
    'MEMBER-01 a member with %j stakes nothing more, and gets what it is owed',
    async (traits) => {
      const { bet, win, rollback, ask, place, member } = await seatPlayer(site);
      await bet('b1', one);
      await bet('b2', one, { round: 'r2' });
      const change = 'disabled' in traits ? 'disabled = true' : 'type = 4';
      await forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
        runStatement(tx, `update member set ${change} where id = $1`, [member.id]),
      );
      expect(await bet('b3', one)).toMatchObject(refused('USER_DISABLED'));
      expect(await ask('user/balance')).toMatchObject(refused('USER_DISABLED'));
      expect(await win(['w1', 'b1'], one)).toMatchObject(ok(99));
      expect(await rollback('k2', 'b2', { round: 'r2' })).toMatchObject(ok(100));
    },
  );

  test('W5 a token belongs to one member, and a wrong currency or game is refused', async () => {
    const { bet, win, rollback, ask, merchant, token, mint, member, place } =
      await seatPlayer(site);
    const other = await seatPlayer(site, { merchant });
    const invalid = refused('INVALID_TOKEN');
    expect(await other.bet('b1', one, { token })).toMatchObject(invalid);
    expect(await other.ask('user/balance', { token })).toMatchObject(invalid);
    expect(await bet('b1', one, { token: 'A'.repeat(43) })).toMatchObject(invalid);
    expect(await bet('b1', one, { token: 'short' })).toMatchObject(invalid);
    expect(await bet('b1', one, { user: 'somebody' })).toMatchObject(invalid);
    expect(await bet('b1', one, { currency: 'EUR' })).toMatchObject(refused('WRONG_CURRENCY'));
    expect(await bet('b1', one, { game_code: 'none' })).toMatchObject(refused('INVALID_GAME'));
    expect(await bet('b1', one, { game_code: 'two' })).toMatchObject(ok(99));
    expect(await other.win(['w1', 'b1'], one, { token })).toMatchObject(invalid);
    expect(await other.rollback('k1', 'b1', { token })).toMatchObject(invalid);
    expect(
      await win(['w1', 'b1'], one, { token: 'A'.repeat(43), game_code: 'gone' }),
    ).toMatchObject(ok(100));
    await openWallet(place, { memberId: member.id, currency: 'EUR' }, money('5'));
    const euro = { token: await mint({ currency: 'EUR' }), currency: 'EUR', round: 'r9' };
    expect(await bet('b9', one, euro)).toMatchObject({ balance: 4 * one, currency: 'EUR' });
    expect(await rollback('k9', 'b9', { token: euro.token, round: 'r9' })).toMatchObject({
      balance: 5 * one,
      currency: 'EUR',
    });
    expect(await ask('user/balance')).toMatchObject(ok(100));
  });

  test('T1, T3 a member, a token and a transaction of another merchant are as missing ones', async () => {
    const home = await seatPlayer(site);
    const abroad = await seatPlayer(site);
    await home.bet('b1', one);
    const { token, user } = home;
    const invalid = refused('INVALID_TOKEN');
    expect(await abroad.bet('b1', one, { token, user })).toMatchObject(invalid);
    expect(await abroad.bet('b1', one, { token })).toMatchObject(invalid);
    expect(await abroad.win(['w1', 'b1'], one)).toMatchObject(
      refused('TRANSACTION_DOES_NOT_EXIST'),
    );
    expect(await abroad.bet('b1', 2 * one)).toMatchObject(ok(98));
    const stranger = await createMember(site.urls.ownerUrl, home.merchant.code);
    const unknown = { user: vendorUser(stranger.id) };
    expect(await home.rollback('k1', 'zz', unknown)).toMatchObject(invalid);
  });
});
