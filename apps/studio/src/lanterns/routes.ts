import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseCall } from '../plays/call-refusal.ts';
import { readInput } from '../plays/read-input.ts';
import type { EngineDeps } from '../engine.ts';
import { describeGame } from './describe-game.ts';
import { playRound } from './play-round.ts';
import { markSeen } from './store.ts';

const RoundOrder = z.object({
  // In lower case, because the key's text is part of what is drawn from.
  key: z.uuid().toLowerCase(),
  stake: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .transform(BigInt),
  isFree: z.boolean().optional(),
});
const RoundId = z.object({ id: z.uuid() });

export function lanternsRoutes(app: FastifyInstance, deps: EngineDeps): void {
  app.get('/lanterns', ({ play }) => describeGame(deps, play));

  app.post('/lanterns/rounds', ({ play, body }) =>
    playRound(deps, play, readInput(RoundOrder, body)),
  );

  app.post('/lanterns/rounds/:id/seen', async ({ play, params }) => {
    const { id } = readInput(RoundId, params);
    if (!(await markSeen(deps.pool, play, { id, now: deps.clock() }))) throw refuseCall('unknown');
    return {};
  });
}
