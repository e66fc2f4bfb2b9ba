import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashGame, pointOf } from '@parlour/games/instant/crash/crash-game';
import { paperKite } from '@parlour/games/instant/crash/titles';
import { byteStream } from '../fair/byte-stream.ts';
import { openGame, trialOf } from '../testing/player.ts';
import { setTable, type Table } from '../testing/table.ts';
import { openCrash } from './index.ts';
import {
  askCrash,
  assertFlightMoney,
  board,
  fly,
  leave,
  placeBet,
  sendFlight,
  settleFlights,
  stake,
  title,
} from './testing/flights.ts';

let table: Table;
beforeAll(async () => {
  table = await setTable({ engine: openCrash });
});
afterAll(() => table.close());

const sales = 8_000;
/** The multiplier after 5 s in hundredths: e^0.3, with a growth of 0.00006 per millisecond. */
const after5s = '134';

describe('a flight', () => {
  it('G1, G2 is bound to a seed before a stake is taken, and tells nothing before its end', async () => {
    const player = await board(table);
    const { flight, last } = await askCrash(player);
    expect(flight).toMatchObject({ number: '1', end: null, commitment: expect.any(String) });
    expect(last).toEqual([]);
    const [kept] = await table.query<{ seed: Buffer; point: string }>(
      'select seed, point from crash_flight where id = $1',
      [flight.id],
    );
    if (!kept) throw new Error('The flight is not kept.');
    const { seed, point } = kept;
    expect(createHash('sha256').update(seed).digest('hex')).toBe(flight.commitment);
    expect(String(crashGame(paperKite).crashPoint(byteStream(seed, flight.id)))).toBe(point);
    const told = (await player.get('crash')).body + (await player.page()).body;
    expect(told).not.toContain(seed.toString('hex'));
    // 97 × 10^9 / (10^9 - u): half of all numbers, and the last.
    expect(pointOf(paperKite, 500_000_000)).toBe(194n);
    expect(pointOf(paperKite, 0)).toBe(100n);
    expect(pointOf(paperKite, 999_999_999)).toBe(100_000n);
    await settleFlights(table);
    const after = await askCrash(player);
    expect(after.flight.number).toBe('2');
    expect(after.last[0]).toMatchObject({
      id: flight.id,
      end: { seed: seed.toString('hex'), hundredths: point },
    });
    await settleFlights(table);
  });

  it('G2 who leaves is paid what it stood at by the server’s clock, once', async () => {
    const id = await sendFlight(table, 300n);
    const player = await board(table);
    const before = table.wallet.balance();
    const bet = await placeBet(player);
    expect(bet).toMatchObject({ flight: id, isTaken: true, hundredths: null, target: '100000' });
    expect((await leave(player, bet)).json()).toEqual({ error: 'closed' });
    await fly(table, sales + 5_000);
    const left = (await leave(player, bet)).json();
    expect(left).toMatchObject({
      bet: { hundredths: after5s, multiplier: '1.34', prize: '2680000' },
    });
    await fly(table, 5_000);
    expect((await leave(player, bet)).json()).toMatchObject({ bet: { hundredths: after5s } });
    await settleFlights(table);
    expect(table.wallet.balance()).toBe(before - 2_000_000 + 2_680_000);
    await assertFlightMoney(table);
  });

  it('G2 a leave counts from when it came, however long the wallet is asked whether the member is still there', async () => {
    const own = await setTable({ engine: openCrash, patienceMs: 500 });
    await sendFlight(own, 300n);
    const player = await board(own);
    const bet = await placeBet(player);
    await fly(own, sales + 5_000);
    await own.query('update play set ask_at = $1', [own.studio.now()]);
    own.wallet.be('silent');
    const asked = () => own.wallet.calls.filter(({ path }) => path === '/user/balance').length;
    const before = asked();
    const left = leave(player, bet);
    await expect.poll(asked).toBe(before + 1);
    own.studio.pass(1_500);
    expect((await left).json()).toMatchObject({ bet: { hundredths: after5s } });
    await own.close();
  });

  it('G2 who is still in it at its end gets nothing, and cannot leave any more', async () => {
    await sendFlight(table, 150n);
    const player = await board(table);
    const before = table.wallet.balance();
    const bet = await placeBet(player);
    // The multiplier is 1.50 after 6,758 ms.
    await fly(table, sales + 6_758);
    expect((await leave(player, bet)).json()).toEqual({ error: 'closed' });
    expect((await askCrash(player)).flight.end).toMatchObject({ hundredths: '150', isVoid: false });
    await fly(table, 1_000);
    await settleFlights(table);
    expect(table.wallet.balance()).toBe(before - Number(stake));
    await assertFlightMoney(table);
  });

  it('G2, G3 who named a target leaves there alone, whoever looks; one that was not reached is lost', async () => {
    await sendFlight(table, 150n);
    const [low, high] = [await board(table), await board(table)];
    const reached = await placeBet(low, { target: '150' });
    const missed = await placeBet(high, { target: '151' });
    await fly(table, sales + 8_000);
    await settleFlights(table);
    const [one] = (await askCrash(low)).unseen;
    expect(one).toMatchObject({
      id: reached.id,
      hundredths: '150',
      prize: '3000000',
      isPaid: true,
    });
    expect((await askCrash(high)).unseen).toMatchObject([{ id: missed.id, hundredths: '0' }]);
    expect((await low.post(`crash/bets/${reached.id}/seen`, {})).status).toBe(200);
    expect((await high.post(`crash/bets/${reached.id}/seen`, {})).status).toBe(404);
    expect((await askCrash(low)).unseen).toEqual([]);
    await assertFlightMoney(table);
  });

  it('G2 one stake for each player and flight, the same key the same, none after sales', async () => {
    await sendFlight(table, 200n);
    const player = await board(table);
    const key = randomUUID();
    const bet = await placeBet(player, { key });
    expect(await placeBet(player, { key })).toEqual(bet);
    const again = { key: randomUUID(), stake, target: null };
    expect((await player.post('crash/bets', again)).json()).toEqual({ error: 'closed' });
    for (const other of [
      { key, stake: '500000', target: null },
      { key, stake, target: '150' },
    ]) {
      expect((await player.post('crash/bets', other)).json()).toEqual({ error: 'invalid' });
    }
    const late = await board(table);
    table.studio.pass(7_000);
    expect((await late.post('crash/bets', again)).json()).toEqual({ error: 'closed' });
    for (const wrong of [
      { stake: '7' },
      { target: '100' },
      { target: '100001' },
      { target: 150 },
    ]) {
      const reply = await late.post('crash/bets', { ...again, ...wrong });
      expect([reply.status, reply.json()]).toEqual([400, { error: 'invalid' }]);
    }
    await settleFlights(table);
  });

  it('G2 a stake that nothing is known of at the start does not count, and goes back', async () => {
    await sendFlight(table, 200n);
    const player = await board(table);
    const before = table.wallet.balance();
    table.wallet.be(...Array.from({ length: 4 }, () => 'unknown' as const));
    const order = { key: randomUUID(), stake, target: null };
    const reply = await player.post('crash/bets', order);
    expect(['unavailable', 'refused']).toContain(reply.json()['error']);
    table.wallet.behave();
    await settleFlights(table);
    expect(table.wallet.balance()).toBe(before);
    expect((await askCrash(player)).unseen).toEqual([]);
    await assertFlightMoney(table);
  });

  it('G3 where nobody looked after it, a stake goes back, but for one whose target was reached', async () => {
    await sendFlight(table, 300n);
    const [byHand, byTarget] = [await board(table), await board(table)];
    await placeBet(byHand);
    await placeBet(byTarget, { target: '200' });
    await fly(table, sales + 1_000);
    await table.studio.kill();
    table.studio.pass(30_000);
    await table.studio.restart();
    await settleFlights(table);
    expect((await askCrash(byHand)).unseen).toMatchObject([{ hundredths: '100', prize: stake }]);
    expect((await askCrash(byTarget)).unseen).toMatchObject([{ hundredths: '200' }]);
    expect((await askCrash(byHand)).last[0]?.end).toMatchObject({ isVoid: true });
    await assertFlightMoney(table);
  });

  it('G2 the most that the operator lets a round pay ends a stake before, and says so', async () => {
    await sendFlight(table, 400n);
    const player = await board(table, { meta: { maxPrize: '50.00' } });
    const { stakes, targets } = await askCrash(player);
    // 50.00 is ten times 5, two and a half times 20, and no more than 50.
    expect(stakes).toEqual(['500000', '1000000', '2000000']);
    expect(targets).toEqual(['1000', '500', '250']);
    await placeBet(player);
    await fly(table, sales + 16_000);
    expect((await askCrash(player)).unseen).toMatchObject([
      { hundredths: '250', prize: '5000000' },
    ]);
    await settleFlights(table);
    await assertFlightMoney(table);
  });

  it('LAUNCH-04 is flown with play money too, and no wallet hears of it', async () => {
    await sendFlight(table, 200n);
    const calls = table.wallet.calls.length;
    const trial = await openGame(table.studio, trialOf({ game_code: title }));
    const bet = await placeBet(trial, { target: '130' });
    await fly(table, sales + 10_000);
    await settleFlights(table);
    const { balance } = (await trial.get('balance')).json();
    expect(balance).toBe(String(1_000_000_000 - 2_000_000 + 2_600_000));
    expect((await askCrash(trial)).unseen).toMatchObject([{ id: bet.id }]);
    expect(table.wallet.calls).toHaveLength(calls);
  });

  it('G2 the database changes no flight, decides no stake twice, and lets nobody leave after the end', async () => {
    const id = await sendFlight(table, 200n);
    const player = await board(table);
    const bet = await placeBet(player);
    const decide = (hundredths: number) =>
      table.query(
        'update crash_bet set hundredths = $2, decided_at = now(), prize_id = gen_random_uuid() where id = $1',
        [bet.id, hundredths],
      );
    await expect(decide(201)).rejects.toThrow('after its end');
    for (const change of ['point = 900', 'ends_at = now()', 'number = 7', 'seed = commitment']) {
      const changing = table.query(`update crash_flight set ${change} where id = $1`, [id]);
      await expect(changing).rejects.toThrow(/stays as it is|violates check/);
    }
    await settleFlights(table);
    await expect(decide(150)).rejects.toThrow('stays as it is');
    await expect(table.query('delete from crash_bet where id = $1', [bet.id])).rejects.toThrow(
      'kept',
    );
    await expect(table.query('delete from crash_flight where id = $1', [id])).rejects.toThrow(
      'kept',
    );
  });

  it('G2 the call that waits for the end is answered when it is there, or that it is not', async () => {
    const id = await sendFlight(table, 100n);
    const player = await board(table);
    table.studio.pass(sales - 300);
    const waiting = player.get(`crash/flights/${id}/end`);
    const early = (await waiting).json() as { flight: { end: object | null } };
    expect(early.flight.end).toBeNull();
    await fly(table, 300);
    expect((await player.get(`crash/flights/${id}/end`)).json()).toMatchObject({
      flight: { id, end: { hundredths: '100' } },
    });
    expect((await player.get(`crash/flights/${randomUUID()}/end`)).status).toBe(404);
    await settleFlights(table);
  });
});
