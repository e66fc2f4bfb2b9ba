import { z } from 'zod';
import { passwordLength } from './weaknesses.ts';

export const changePassword = {
  input: z.strictObject({
    old: z.string().min(1).max(passwordLength.most),
    new: z.string().min(1).max(passwordLength.most),
  }),
  answer: z.object({
    /** The token of the new session, which replaces the old one; all other sessions of the member end. */
    token: z.string(),
  }),
};
