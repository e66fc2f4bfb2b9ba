import type { z } from 'zod';
import { refuseCall } from './call-refusal.ts';

/** What was sent, in the form that was agreed. Addresses may say a word twice, which makes a list of it: that is refused like any other wrong form. */
export function readInput<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { success, data } = schema.safeParse(sent);
  if (!success) throw refuseCall('invalid');
  return data;
}
