import { z } from 'zod';
import { orNone } from '../setting-kinds.schema.ts';

/** The sender at Vonage, which has no groups of numbers. */
export const vonageSender = orNone<string>({
  expects: 'a number such as +15005550006, or a name of up to 11 letters and digits',
  codec: z.string().regex(/^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/),
});
