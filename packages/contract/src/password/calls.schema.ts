import { z } from 'zod';
import { passwordLength } from './weaknesses.ts';

export const changePassword = {
  input: z.strictObject({
    old: z.string().min(1).max(passwordLength.most),
    new: z.string().min(1).max(passwordLength.most),
  }),
  answer: z.object({
    /** Of the new session, which takes the old one's place; all others of the member end. */
    token: z.string(),
  }),
};
