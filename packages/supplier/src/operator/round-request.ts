// An operator's request for the link to a round.
import { z } from 'zod';
import { readInput } from './signed-body.ts';

const RoundRequest = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});
export type RoundRequest = z.infer<typeof RoundRequest>;

export const readRoundRequest = (input: unknown): RoundRequest => readInput(RoundRequest, input);
