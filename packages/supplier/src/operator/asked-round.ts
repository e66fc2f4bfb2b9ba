// What an operator says when it asks for the link to a round.
import { z } from 'zod';
import { readInput } from './signed-body.ts';

const AskedRound = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});
export type AskedRound = z.infer<typeof AskedRound>;

export const readAskedRound = (input: unknown): AskedRound => readInput(AskedRound, input);
