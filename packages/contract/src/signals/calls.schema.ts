import { z } from 'zod';
import { signalKinds } from './kinds.ts';

export const openSignals = {
  input: z.strictObject({}),
  /** The data of each event of the name `changed`. */
  answer: z.object({ what: z.array(z.enum(signalKinds)).min(1) }),
};
