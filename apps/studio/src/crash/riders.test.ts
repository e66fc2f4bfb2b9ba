// Who else is in a flight: only players of the same operator, under names of this flight alone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, trialOf, type Player } from '../testing/player.ts';
import { setTable, type Table } from '../testing/table.ts';
import { openCrash } from './index.ts';
import { pseudonymOf } from './pseudonym.ts';
import type { FlightRiders } from './riders.ts';
import {
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
  table.studio.setWallet(1002, table.wallet.url);
});
afterAll(() => table.close());

const sales = 8_000;
const ridersOf = async (player: Player, flight: string): Promise<FlightRiders> => {
  // An answer is shared for a moment.
  table.studio.pass(1_000);
  return (await player.get(`crash/flights/${flight}/riders`)).json() as unknown as FlightRiders;
};

describe('who else is in a flight', () => {
  it('GAME-06 are the operator’s players with their stakes, and what they cashed out', async () => {
    const flight = await sendFlight(table, 300n);
    const [own, other, third] = [await board(table), await board(table), await board(table)];
    await placeBet(own);
    const bet = await placeBet(other);
    await placeBet(third, { target: '120' });
    const before = await ridersOf(own, flight);
    expect(before).toMatchObject({ count: 3, sum: '6000000' });
    // The player's own stake is known to the page.
    expect(before.riders).toHaveLength(2);
    expect(before.riders).toMatchObject([
      { stake, hundredths: null, prize: null },
      { stake, hundredths: null, prize: null },
    ]);
    await fly(table, sales + 4_500);
    await leave(other, bet);
    const { riders } = await ridersOf(own, flight);
    // The latest cash-out is first. A target that is not reached is nobody else's business.
    expect(riders).toMatchObject([
      { stake, hundredths: expect.stringMatching(/^1[23]\d$/) as string },
      { stake, hundredths: '120', prize: '2400000' },
    ]);
    await settleFlights(table);
  });

  it('GAME-06 are not the players of another operator, nor those with play money', async () => {
    const flight = await sendFlight(table, 200n);
    const own = await board(table);
    const elsewhere = await board(table, { operator_id: 1002 });
    const trial = await openGame(table.studio, trialOf({ game_code: title }));
    for (const player of [elsewhere, trial]) await placeBet(player);
    const alone = { count: 1, sum: stake, riders: [] };
    expect(await ridersOf(own, flight)).toEqual({ count: 0, sum: '0', riders: [] });
    expect(await ridersOf(elsewhere, flight)).toEqual(alone);
    expect(await ridersOf(trial, flight)).toEqual(alone);
    expect((await own.get(`crash/flights/${randomUUID()}/riders`)).status).toBe(404);
    await settleFlights(table);
  });

  it('GAME-06 have names of this flight alone: not from the player, and another one in the next flight', async () => {
    const user = `player-${randomUUID()}`;
    const names: string[] = [];
    for (const point of [200n, 210n]) {
      const flight = await sendFlight(table, point);
      const [own, other] = [await board(table), await board(table, { user })];
      const bet = await placeBet(other);
      const answer = await own.get(`crash/flights/${flight}/riders`);
      const { riders } = answer.json() as unknown as FlightRiders;
      const [rider] = riders;
      if (!rider) throw new Error('Nobody is in the flight.');
      expect({ bird: rider.bird, number: rider.number }).toEqual(pseudonymOf(bet.id));
      expect(Object.keys(rider).toSorted()).toEqual([
        'bird',
        'hundredths',
        'number',
        'prize',
        'stake',
      ]);
      const [{ playerId } = { playerId: '' }] = await table.query<{ playerId: string }>(
        'select player_id as "playerId" from crash_bet where id = $1',
        [bet.id],
      );
      for (const secret of [user, playerId, bet.id]) expect(answer.body).not.toContain(secret);
      names.push(`${rider.bird} ${rider.number}`);
      await settleFlights(table);
    }
    expect(names[0]).not.toBe(names[1]);
  });

  it('GAME-06 names are spread over all birds and numbers', () => {
    const all = Array.from({ length: 4_000 }, () => pseudonymOf(randomUUID()));
    expect(new Set(all.map(({ bird }) => bird)).size).toBe(12);
    expect(all.every(({ number }) => number >= 100 && number <= 999)).toBe(true);
    expect(new Set(all.map(({ bird, number }) => `${bird} ${number}`)).size).toBeGreaterThan(3_000);
  });
});
