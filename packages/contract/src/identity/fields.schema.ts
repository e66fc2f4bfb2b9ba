import { z } from 'zod';
import { identityChannels } from './channels.ts';

/** An ID token as the identity service issues it, with the channel of the sign-in. */
export const identityFields = {
  firebaseChannel: z.enum(identityChannels),
  firebaseIdToken: z.string().min(1).max(8192),
};
