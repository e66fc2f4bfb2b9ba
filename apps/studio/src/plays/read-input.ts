import type { z } from 'zod';
import { refuseCall } from './call-refusal.ts';

/** Reads input by the schema, or refuses the call. A query parameter that occurs twice becomes a list, which is refused too. */
export function readInput<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { success, data } = schema.safeParse(sent);
  if (!success) throw refuseCall('invalid');
  return data;
}
