import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';

const marks = ['same_device', 'same_address', 'many_today', 'many_of_member'] as const;

export const listWithheld = {
  input: z.strictObject(ofMerchant),
  answer: z.object({
    invitations: z.array(
      z.object({
        /** User names. */
        friend: z.string(),
        inviter: z.string(),
        /** Epoch milliseconds. */
        joinedAt: z.number(),
        /** The reason why it is withheld. */
        mark: z.enum(marks).nullable(),
      }),
    ),
  }),
};

export const decideWithheld = {
  /** `friend`: the friend's user name. `reason`: one line, which the audit trail records. */
  input: z.strictObject({
    ...ofMerchant,
    friend: z.string().max(200),
    verdict: z.enum(['release', 'refuse']),
    reason: z
      .string()
      .trim()
      .regex(/^\P{Cc}{1,200}$/u),
  }),
  answer: z.object({}),
};
