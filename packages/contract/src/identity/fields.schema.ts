import { z } from 'zod';
import { identityChannels } from './channels.ts';

/** An ID token as the identity service gives it, with the way by which it was got. */
export const identityFields = {
  firebaseChannel: z.enum(identityChannels),
  firebaseIdToken: z.string().min(1).max(8192),
};
