import { z } from 'zod';
import { identityChannels } from './channels.ts';
import { identityFields } from './fields.schema.ts';

const identity = z.object({
  id: z.string(),
  channel: z.enum(identityChannels),
  /** A mail address, number or name by which the owner recognises the identity. Empty if the service sent none. */
  label: z.string(),
  /** Epoch milliseconds. */
  boundAt: z.number(),
});

export const bindIdentity = { input: z.strictObject(identityFields), answer: identity };
export const listIdentities = {
  input: z.strictObject({}),
  answer: z.object({ identities: z.array(identity) }),
};
export const unbindIdentity = { input: z.strictObject({ id: z.uuid() }), answer: z.null() };
