import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EngineDeps } from '../engine.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import { readInput } from '../plays/read-input.ts';
import { markBetSeen } from './bet-store.ts';
import { leaveFlight, placeBet } from './bets.ts';
import { awaitEnd, describeCrash } from './describe-crash.ts';
import { createRiders } from './riders.ts';

const Whole = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
const BetOrder = z.strictObject({
  key: z.uuid().toLowerCase(),
  stake: Whole,
  target: Whole.nullable(),
});
const Id = z.object({ id: z.uuid() });

export function crashRoutes(app: FastifyInstance, deps: EngineDeps): void {
  const askRiders = createRiders(deps);
  app.get('/crash', ({ play }) => describeCrash(deps, play));

  app.get('/crash/flights/:id/end', ({ play, params }) =>
    awaitEnd(deps, play, readInput(Id, params).id),
  );

  app.get('/crash/flights/:id/riders', ({ play, params }) =>
    askRiders(play, readInput(Id, params).id),
  );

  app.post('/crash/bets', ({ play, body }) => placeBet(deps, play, readInput(BetOrder, body)));

  app.post(
    '/crash/bets/:id/leave',
    { config: { waitsForNoWallet: true } },
    ({ play, params, cameAt }) =>
      leaveFlight(deps, play, { id: readInput(Id, params).id, came: cameAt }),
  );

  app.post('/crash/bets/:id/seen', async ({ play, params }) => {
    const { id } = readInput(Id, params);
    const now = deps.clock();
    if (!(await markBetSeen(deps.pool, play, { id, now }))) throw refuseCall('unknown');
    return {};
  });
}
