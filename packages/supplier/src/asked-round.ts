// What an operator says when it asks for the address where it looks at a round.
import { z } from 'zod';
import { readInput } from './signed-body.ts';

const AskedRound = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});

export const readAskedRound = (input: unknown): z.infer<typeof AskedRound> =>
  readInput(AskedRound, input);
