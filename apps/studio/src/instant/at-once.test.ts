// Concurrent calls at two processes with one database.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, trialOf } from '../testing/player.ts';
import { askGame, assertMoney, settleAll, stake } from './testing/rounds.ts';
import { postAt, setTable, type Table } from '../testing/table.ts';

let table: Table;
let second: Awaited<ReturnType<Table['studio']['startSecond']>>;
beforeAll(async () => {
  table = await setTable();
  second = await table.studio.startSecond();
});
afterAll(async () => {
  await second.end();
  await table.close();
});

const times = 8;

describe('rounds at the same moment', () => {
  it('G2, W3 one key at two processes is one round, one stake, one prize', async () => {
    for (let at = 0; at < times; at += 1) {
      const player = await table.open({ user: `player-${randomUUID()}` });
      const asked = { key: randomUUID(), stake };
      const there = postAt(table, second.port, player);
      const replies = await Promise.all([
        player.post('instant/rounds', asked),
        there('instant/rounds', asked),
        player.post('instant/rounds', asked),
        there('instant/rounds', asked),
      ]);
      const ids = replies.map((reply) => (reply.json()['round'] as { id: string }).id);
      expect(new Set(ids).size).toBe(1);
    }
    await settleAll(table);
    await assertMoney(table);
  });

  it('G2, W3 two keys with the money for one are one round', async () => {
    for (let at = 0; at < times; at += 1) {
      const trial = await openGame(table.studio, trialOf());
      await table.query(
        'update play set demo_balance = $1 where opened_at = (select max(opened_at) from play) and demo_balance = 1000000000',
        [stake],
      );
      expect((await trial.get('balance')).json()).toMatchObject({ balance: stake });
      const there = postAt(table, second.port, trial);
      const replies = await Promise.all([
        trial.post('instant/rounds', { key: randomUUID(), stake }),
        there('instant/rounds', { key: randomUUID(), stake }),
      ]);
      const prizes = replies.flatMap((reply) => {
        const { round } = reply.json() as { round?: { prize: string } };
        return round ? [BigInt(round.prize)] : [];
      });
      const refused = replies.filter((reply) => reply.status !== 200);
      // A prize of the first round may pay for the second.
      const hasWon = prizes.some((prize) => prize >= BigInt(stake));
      expect(prizes.length).toBeGreaterThan(0);
      expect(prizes.length).toBeLessThanOrEqual(hasWon ? 2 : 1);
      expect(refused).toHaveLength(2 - prizes.length);
      for (const reply of refused) expect(reply.json()).toEqual({ error: 'short' });
    }
  });

  it('G2 different keys at two processes are rounds of their own, each from a seed of its own', async () => {
    const player = await table.open({ user: `player-${randomUUID()}` });
    const there = postAt(table, second.port, player);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at < 6 ? there : player.post)('instant/rounds', { key: randomUUID(), stake }),
      ),
    );
    const rounds = replies.map((reply) => reply.json()['round'] as { id: string; seed: string });
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(12);
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(12);
    await settleAll(table);
    await assertMoney(table);
  });

  it('G2 the first look from two processes is bound to one secret', async () => {
    const player = await table.open({ user: `player-${randomUUID()}` });
    const games = await Promise.all(Array.from({ length: 6 }, () => askGame(player)));
    expect(new Set(games.map(({ next }) => next.id)).size).toBe(1);
  });
});
