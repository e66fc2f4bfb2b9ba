// G2, G3: a process dies at every step of a round, and another continues. Money and result are the same, or there is neither.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifeOf, steps, tagsOf, type Step } from '../testing/dying-money.ts';
import { askGame, assertMoney, settleAll, stake } from './testing/rounds.ts';
import { setTable, type Table } from '../testing/table.ts';

const life = lifeOf();
let table: Table;
beforeAll(async () => {
  table = await setTable({ through: life.through });
});
afterAll(() => table.close());

type FixedRound = { id: string; drawn: object; seed: Buffer; state: string };

const findFixed = async (key: string): Promise<FixedRound | null> => {
  const [found] = await table.query<FixedRound>(
    `select r.id, r.drawn, r.seed, s.state from instant_round r join money_move s on s.id = r.stake_id where key = $1`,
    [key],
  );
  return found ?? null;
};

/** A player presses Play, the process dies at the step, and another is started. */
async function playThroughDeath(step: Step) {
  const player = await table.open({ user: `player-${randomUUID()}` });
  const { next } = await askGame(player);
  const before = table.wallet.balance();
  const key = randomUUID();
  life.dieAt(step);
  const reply = await player.post('instant/rounds', { key, stake });
  expect([reply.status, reply.json()]).toEqual([503, { error: 'unavailable' }]);
  expect(life.isDead()).toBe(true);
  const fixed = await findFixed(key);
  await table.studio.restart();
  life.live();
  const moved = () => BigInt(table.wallet.balance() - before);
  return { player, next, key, fixed, moved };
}

describe.each(steps)('a process that dies $when $door', (step) => {
  it(
    'G2 who asks again with the same key gets the round that was fixed, once',
    { tags: tagsOf(step) },
    async () => {
      const { player, next, key, fixed } = await playThroughDeath(step);
      const reply = await player.post('instant/rounds', { key, stake });
      expect(reply.status).toBe(200);
      expect(reply.json()).toMatchObject({
        round: {
          id: next.id,
          commitment: next.commitment,
          ...(fixed && { id: fixed.id, drawn: fixed.drawn, seed: fixed.seed.toString('hex') }),
        },
      });
      await settleAll(table);
      await assertMoney(table);
    },
  );

  it(
    'G3 who opens the game again finds the round as it was, or none and the money untouched',
    { tags: tagsOf(step) },
    async () => {
      const { player, fixed, moved } = await playThroughDeath(step);
      const { open } = await askGame(player);
      const found = open && { id: open.id, drawn: open.drawn };
      expect(found).toEqual(fixed && { id: fixed.id, drawn: fixed.drawn });
      await settleAll(table);
      expect(moved()).toBe(open ? BigInt(open.prize) - BigInt(stake) : 0n);
      await assertMoney(table);
    },
  );

  it(
    'G3 of who never comes back, the stake is held with its prize, or taken back',
    { tags: tagsOf(step) },
    async () => {
      const { player, key, fixed, moved } = await playThroughDeath(step);
      await settleAll(table);
      const after = await findFixed(key);
      expect(after && { ...after, state: '' }).toEqual(fixed && { ...fixed, state: '' });
      await assertMoney(table);
      const { open } = await askGame(player);
      expect(open?.id ?? null).toBe(after?.state === 'taken' ? after.id : null);
      expect(moved()).toBe(open ? BigInt(open.prize) - BigInt(stake) : 0n);
    },
  );
});
