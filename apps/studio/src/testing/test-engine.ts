// A minimal game: a stake of one wins two. For tests of everything around games.
import { randomUUID } from 'node:crypto';
import type { OpenEngine } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { refuseCall } from '../plays/call-refusal.ts';

const one = 100_000n;

export const testEngine: OpenEngine = ({ pool, money }) => ({
  opens: ['lanterns'],
  facts: async () => ({ rtp: '100', volatility: 1, tags: [] }),
  publicRoutes: () => undefined,
  boot: async ({ id }) => ({ id, script: '</script><b>' }),
  removePlays: async () => undefined,
  playRoutes: (app) => {
    app.post<{ Body: { fail?: true } }>('/toss', async ({ play, body }) => {
      if (body.fail) throw new Error('a fault of the game');
      const [stakeId, prizeId, round] = [randomUUID(), randomUUID(), randomUUID()];
      const stake = { id: stakeId, playId: play.id, amount: one, round };
      await inTransaction(pool, (client) => money.noteStake(client, stake));
      const { end } = await money.sendStake(stakeId);
      if (end !== 'taken') throw refuseCall(end === 'short' ? 'short' : 'unavailable');
      const prize = { id: prizeId, stakeId, amount: 2n * one };
      await inTransaction(pool, (client) => money.notePrize(client, prize));
      const { isPaid, balance } = await money.sendPrize(prizeId);
      return { stakeId, prizeId, round, isPaid, balance: String(balance) };
    });
  },
});
