import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseCall } from '../plays/call-refusal.ts';
import { readInput } from '../plays/read-input.ts';
import type { EngineDeps } from '../engine.ts';
import { describeGame } from './describe-game.ts';
import { playRound } from './play-round.ts';
import { endRound, takeStep } from './steps.ts';
import { markSeen } from './store.ts';

const RoundOrder = z.object({
  // In lower case, because the draw depends on the key's text.
  key: z.uuid().toLowerCase(),
  stake: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .transform(BigInt),
  choice: z.unknown().optional(),
  isFree: z.boolean().optional(),
});
const RoundId = z.object({ id: z.uuid() });
const Step = z.object({ step: z.int().min(0).max(999), place: z.int().min(0).max(999) });

export function instantRoutes(app: FastifyInstance, deps: EngineDeps): void {
  app.get('/instant', ({ play }) => describeGame(deps, play));

  app.post('/instant/rounds', ({ play, body }) =>
    playRound(deps, play, readInput(RoundOrder, body)),
  );

  app.post('/instant/rounds/:id/steps', ({ play, params, body }) =>
    takeStep(deps, play, { ...readInput(RoundId, params), ...readInput(Step, body) }),
  );

  app.post('/instant/rounds/:id/end', ({ play, params }) =>
    endRound(deps, play, readInput(RoundId, params).id),
  );

  app.post('/instant/rounds/:id/seen', async ({ play, params }) => {
    const { id } = readInput(RoundId, params);
    if (!(await markSeen(deps.pool, play, { id, now: deps.clock() }))) throw refuseCall('unknown');
    return {};
  });
}
