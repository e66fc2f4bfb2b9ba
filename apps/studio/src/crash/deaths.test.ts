// G2, G3: a process dies at every step of a flight, and another continues. Nothing is lost, doubled or changed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifeOf, steps, tagsOf } from '../testing/dying-money.ts';
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
} from './testing/flights.ts';

const life = lifeOf();
let table: Table;
beforeAll(async () => {
  table = await setTable({ engine: openCrash, through: life.through });
});
afterAll(() => table.close());

const sales = 8_000;

/** Restarts the studio. Waits for the death first, because a payment after the answer can also be the step that dies. */
async function startAgain(): Promise<void> {
  await expect.poll(life.isDead).toBe(true);
  await table.studio.restart();
  life.live();
}

const ofStakes = steps.filter(({ door }) => door === 'noteStake' || door === 'sendStake');
const ofPrizes = steps.filter((step) => !ofStakes.includes(step));

describe.each(ofStakes)('a process that dies $when $door', (step) => {
  it(
    'G2, G3 a stake that was on its way counts once or not at all',
    { tags: tagsOf(step) },
    async () => {
      await sendFlight(table, 300n);
      const player = await board(table);
      const before = table.wallet.balance();
      const order = { key: randomUUID(), stake, target: '150' };
      life.dieAt(step);
      const reply = await player.post('crash/bets', order);
      expect([reply.status, reply.json()]).toEqual([503, { error: 'unavailable' }]);
      await startAgain();
      const again = await player.post('crash/bets', order);
      expect(again.json()).toMatchObject({ bet: { isTaken: true, target: '150' } });
      await fly(table, sales + 8_000);
      await settleFlights(table);
      expect((await askCrash(player)).unseen).toMatchObject([{ hundredths: '150' }]);
      expect(table.wallet.balance()).toBe(before + 1_000_000);
      await assertFlightMoney(table);
    },
  );
});

describe.each(ofPrizes)('a process that dies $when $door', (step) => {
  it(
    'G2, G3 a leaving that was decided stays as it was, and is paid once',
    { tags: tagsOf(step) },
    async () => {
      await sendFlight(table, 300n);
      const player = await board(table);
      const bet = await placeBet(player);
      await fly(table, sales + 2_000);
      life.dieAt(step);
      const reply = await leave(player, bet);
      const decision = reply.json()['bet'] as { hundredths: string } | undefined;
      await startAgain();
      await fly(table, 1_000);
      const decided = (await leave(player, bet)).json()['bet'] as { hundredths: string };
      expect(decision?.hundredths ?? decided.hundredths).toBe(decided.hundredths);
      expect(Number(decided.hundredths)).toBeGreaterThan(100);
      await settleFlights(table);
      expect((await askCrash(player)).unseen).toMatchObject([
        { id: bet.id, hundredths: decided.hundredths, isPaid: true },
      ]);
      await assertFlightMoney(table);
    },
  );
});

describe('two hundred in one flight', () => {
  it('W3, G2 all leave at the same moment: each is answered what was stored, and paid once, also over a death', async () => {
    await sendFlight(table, 400n);
    const players = await Promise.all(Array.from({ length: 200 }, () => board(table)));
    const bets: { id: string }[] = [];
    for (let at = 0; at < players.length; at += 20) {
      bets.push(...(await Promise.all(players.slice(at, at + 20).map((each) => placeBet(each)))));
    }
    await fly(table, sales + 5_000);
    const leaving = players.map(async (player, at) => {
      const bet = bets[at];
      if (!bet) throw new Error('A player has no stake.');
      const reply = await leave(player, bet);
      return {
        id: bet.id,
        status: reply.status,
        told: reply.json()['bet'] as { hundredths: string },
      };
    });
    const answers = await Promise.all(leaving);
    // The process dies before all are paid.
    await table.studio.kill();
    await table.studio.restart();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const kept = await table.query<{ id: string; hundredths: string }>(
      'select id, hundredths from crash_bet where id = any($1)',
      [bets.map(({ id }) => id)],
    );
    const stored = new Map(kept.map(({ id, hundredths }) => [id, hundredths]));
    for (const { id, told } of answers) expect(told.hundredths).toBe(stored.get(id));
    expect(new Set(answers.map(({ told }) => told.hundredths))).toEqual(new Set(['134']));
    await settleFlights(table);
    await assertFlightMoney(table);
  });
});
