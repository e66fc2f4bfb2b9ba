import type { WalletBehaviour } from '@parlour/supplier/testing/test-wallet';
import { pauseAfter } from '@parlour/supplier/wallet/tries';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestMoney, type TestMoney } from '../testing/test-money.ts';
import { inTransaction } from '../in-transaction.ts';
import { openMoney } from './open-money.ts';

let test: TestMoney;
beforeAll(async () => {
  test = await startTestMoney();
});
beforeEach(() => {
  test.testWallet.calls.length = 0;
});
afterAll(() => test.close());

const peso = 100_000n;
const of = (path: string) =>
  test.testWallet.calls.filter((call) => call.path === `/transaction/${path}`);
const held = () => BigInt(test.testWallet.balance());
const unknown = ['http-500', 'unknown', 'not-json'] as const;

describe('a stake', () => {
  it('W3 it is taken once, however often it is sent', async () => {
    const before = held();
    const id = await test.note(await test.sitDown(), 20n * peso);
    const balance = before - 20n * peso;
    expect(await test.money.sendStake(id)).toEqual({ end: 'taken', balance });
    expect(await test.money.sendStake(id)).toEqual({ end: 'taken', balance: null });
    expect(of('bet')).toHaveLength(1);
    expect(of('bet')[0]).toMatchObject({
      isSigned: true,
      body: { transaction_uuid: id, user: 'player-1', currency: 'PHP', round_closed: false },
    });
    expect(held()).toBe(balance);
  });

  it('G3 the wallet is told when it is decided at the latest, with the bet alone, and every time', async () => {
    const settlesAt = new Date('2026-12-20T13:00:00Z');
    const id = await test.note(await test.sitDown(), peso, { settlesAt });
    test.testWallet.be('http-500', 'unknown', 'http-500');
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'undone' });
    const told = { settles_at: '2026-12-20T13:00:00.000Z' };
    expect(of('bet').map(({ body }) => body['meta'])).toEqual([told, told, told]);
    expect(of('rollback')[0]?.body).not.toHaveProperty('meta');
    await test.money.sendStake(await test.note(await test.sitDown(), peso));
    expect(of('bet')[3]?.body).not.toHaveProperty('meta');
  });

  it('W3 a plain no is final: neither asked again nor taken back', async () => {
    const id = await test.note(await test.sitDown(), held() + 1n);
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'short' });
    await test.drain();
    expect(test.testWallet.calls.map(({ path }) => path)).toEqual(['/transaction/bet']);
  });

  it('W5 a plain no after a try that nobody heard of is taken back: the first one may still arrive', async () => {
    const id = await test.note(await test.sitDown(), held() + 1n);
    test.testWallet.be('http-500');
    expect(await test.money.sendStake(id)).not.toMatchObject({ end: 'taken' });
    await test.drain();
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'short' });
    expect((await test.rollbackOf(id))?.state).toBe('taken');
    expect(of('rollback')[0]?.body).toMatchObject({ reference_transaction_uuid: id });
  });

  it('W3 play money is taken once, also by many that send it at once', async () => {
    const play = await test.sitDown(true);
    const id = await test.note(play, peso);
    let sending: ReturnType<typeof test.money.sendStake>[] = [];
    await inTransaction(test.pool, async (client) => {
      await client.query('select from money_move where id = $1 for update', [id]);
      sending = Array.from({ length: 8 }, () => test.money.sendStake(id));
      // All eight wait for the lock of the row, before any of them has read the stake's end.
      await vi.waitFor(async () => {
        const { rows } = await test.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(8);
      }, 10_000);
    });
    const sent = await Promise.all(sending);
    expect(sent.map(({ end }) => end)).toEqual(sent.map(() => 'taken'));
    expect(await test.money.balance(play)).toMatchObject({ balance: 1_000_000_000n - peso });
    expect(test.testWallet.calls).toEqual([]);
  });

  it('W5 any other no is taken back, and stays a no', async () => {
    const play = await test.sitDown();
    await test.pool.query(`update play set token = 'a-token-that-is-over' where id = $1`, [play]);
    const before = held();
    const id = await test.note(play, peso);
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'refused' });
    expect(of('bet')).toHaveLength(1);
    expect(of('rollback')[0]?.body).toMatchObject({
      reference_transaction_uuid: id,
      round_closed: true,
    });
    expect(held()).toBe(before);
  });

  it('W5 three times unknown: it is undone, and open until its rollback is taken', async () => {
    const before = held();
    const id = await test.note(await test.sitDown(), peso);
    test.testWallet.be('lost-ok', 'http-500', 'unknown', 'http-500');
    expect(await test.money.sendStake(id)).toEqual({ end: 'open', balance: null });
    expect(of('bet').map(({ body }) => body['transaction_uuid'])).toEqual([id, id, id]);
    expect(held()).toBe(before - peso);
    await test.drain();
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'undone' });
    expect(new Set(of('rollback').map(({ body }) => body['transaction_uuid'])).size).toBe(1);
    expect(held()).toBe(before);
  });

  it('W6 one that nobody sent is undone, without a word to the wallet', async () => {
    const id = await test.note(await test.sitDown(), peso);
    test.pass(29_999);
    await test.money.runDue();
    expect(await test.stateOf(id)).toBe('due');
    await test.drain();
    expect(await test.stateOf(id)).toBe('undone');
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'undone' });
    expect(test.testWallet.calls).toEqual([]);
  });

  const moods: WalletBehaviour[] = ['good', 'lost-ok', ...unknown];
  const orders = moods.flatMap((one) =>
    moods.flatMap((two) => moods.map((three): WalletBehaviour[] => [one, two, three])),
  );
  const until = (order: WalletBehaviour[]): WalletBehaviour[] => {
    const known = order.indexOf('good');
    return known < 0 ? order : order.slice(0, known + 1);
  };
  const ways = [...new Map(orders.map((order) => [String(until(order)), until(order)])).values()];

  it.each<WalletBehaviour[]>([['good'], ['lost-ok'], ['http-500', 'lost-ok', 'unknown']])(
    'W6 in all orders of answers a taken stake counts once, any other not at all; rollback %s, %s, %s',
    async (...rollback) => {
      for (const way of ways) {
        const before = held();
        const id = await test.note(await test.sitDown(), peso);
        test.testWallet.be(...way);
        if (!way.includes('good')) test.testWallet.be(...rollback);
        const { end } = await test.money.sendStake(id);
        expect(end === 'taken', String(way)).toBe(way.includes('good'));
        await test.drain();
        expect(held(), String(way)).toBe(end === 'taken' ? before - peso : before);
        expect((await test.rollbackOf(id))?.state).toBe(end === 'taken' ? undefined : 'taken');
      }
    },
  );
});

describe('a rollback', () => {
  it('W6 it is tried 500 times with growing pauses, then given up', async () => {
    const id = await test.note(await test.sitDown(), peso);
    test.testWallet.be('unknown', 'unknown', 'unknown', 'http-500');
    await test.money.sendStake(id);
    const rollback = await test.rollbackOf(id);
    expect(rollback).toMatchObject({ state: 'due', tries: 1 });
    await test.pool.query('update money_move set tries = 498 where id = $1', [rollback?.id]);
    test.testWallet.be('http-500', 'http-500');
    await test.drain();
    expect(await test.rollbackOf(id)).toMatchObject({ state: 'given-up', tries: 500 });
  });

  it('W6 pauses double up to a minute; after 500 tries they are an hour', () => {
    expect([1, 2, 3, 6, 7, 500, 501].map(pauseAfter)).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 3_600_000,
    ]);
  });
});

describe('a prize', () => {
  const winner = async () => {
    const id = await test.note(await test.sitDown(), peso);
    await test.money.sendStake(id);
    return id;
  };

  it('W6 it is sent until it is taken, for ever, and paid once', async () => {
    const stakeId = await winner();
    const before = held();
    const id = await test.pay(stakeId, 15n * peso);
    test.testWallet.be('lost-ok', 'http-500');
    expect(await test.money.sendPrize(id)).toEqual({ isPaid: false, balance: null });
    await test.pool.query('update money_move set tries = 100000 where id = $1', [id]);
    test.pass(3_600_000);
    await test.money.runDue();
    expect(await test.stateOf(id)).toBe('due');
    test.pass(3_600_000);
    await test.money.runDue();
    expect(await test.stateOf(id)).toBe('taken');
    expect(await test.money.sendPrize(id)).toEqual({ isPaid: true, balance: null });
    expect(of('win')[0]?.body).toMatchObject({
      reference_transaction_uuid: stakeId,
      round_closed: true,
    });
    expect(held()).toBe(before + 15n * peso);
  });

  it('W6 a stake has one prize, and only one that was taken', async () => {
    const stakeId = await winner();
    await test.pay(stakeId, 0n);
    await expect(test.pay(stakeId, peso)).rejects.toThrow('duplicate key');
    const due = await test.note(await test.sitDown(), peso);
    await expect(test.pay(due, peso)).rejects.toThrow('no taken stake');
  });

  it('W6 the wallet learns of a lost round too', async () => {
    const id = await test.pay(await winner(), 0n);
    await test.money.runDue();
    expect(await test.stateOf(id)).toBe('taken');
    expect(of('win').at(-1)?.body).toMatchObject({ amount: 0, round_closed: true });
  });
});

describe('a draw that cannot wait', () => {
  const settle = (ids: string[]) =>
    inTransaction(test.pool, (client) => test.money.settleUnknown(client, ids));

  it('G2 what is taken counts, what is not known by then never does', async () => {
    const [taken, due] = [
      await test.note(await test.sitDown(), peso),
      await test.note(await test.sitDown(), peso),
    ];
    await test.money.sendStake(taken);
    const ends = new Map([
      [taken, 'taken'],
      [due, 'undone'],
    ]);
    expect(await settle([taken, due])).toEqual(ends);
    expect(await settle([due, taken])).toEqual(ends);
    expect(await test.money.sendStake(due)).toMatchObject({ end: 'undone' });
    expect(of('rollback')).toEqual([]);
  });

  it('G2 an answer that comes after the draw counts no more, and is taken back', async () => {
    const before = held();
    const id = await test.note(await test.sitDown(), peso);
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
    const post: typeof test.wallet.post = async (call) => {
      const answer = await test.wallet.post(call);
      if (call.path !== '/transaction/bet') return answer;
      isAsked();
      await drawn;
      return answer;
    };
    const sent = openMoney({ ...test, wallet: { post } }).sendStake(id);
    await asked;
    expect((await settle([id])).get(id)).toBe('undone');
    draw();
    expect((await sent).end).toBe('undone');
    expect(held()).toBe(before);
  });
});

describe('play money', () => {
  it('LAUNCH-04 stakes and prizes move it, and no wallet is asked', async () => {
    const play = await test.sitDown(true);
    const id = await test.note(play, 20n * peso);
    expect(await test.money.sendStake(id)).toEqual({ end: 'taken', balance: 9_980n * peso });
    expect(await test.money.sendStake(id)).toMatchObject({ end: 'taken' });
    const prize = await test.pay(id, 30n * peso);
    expect(await test.money.sendPrize(prize)).toEqual({ isPaid: true, balance: 10_010n * peso });
    const tooMuch = await test.note(play, 10_011n * peso);
    expect(await test.money.sendStake(tooMuch)).toEqual({ end: 'short', balance: 10_010n * peso });
    const lost = await test.note(play, peso);
    await test.drain();
    expect(await test.stateOf(lost)).toBe('undone');
    expect(await test.money.balance(play)).toMatchObject({ balance: 10_010n * peso, isDemo: true });
    expect(test.testWallet.calls).toEqual([]);
  });

  it('W3 twenty stakes at once take no more than there is', async () => {
    const play = await test.sitDown(true);
    const ids = await Promise.all(Array.from({ length: 20 }, () => test.note(play, 900n * peso)));
    const ends = await Promise.all(ids.map((id) => test.money.sendStake(id)));
    expect(ends.filter(({ end }) => end === 'taken')).toHaveLength(11);
    expect(await test.money.balance(play)).toMatchObject({ balance: 100n * peso });
  });
});
