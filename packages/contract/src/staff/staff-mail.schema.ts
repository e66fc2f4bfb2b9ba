import { z } from 'zod';

/** The e-mail address by which an account of staff is known; in lower case. */
export const staffMail = z.string().trim().toLowerCase().max(100).pipe(z.email());
