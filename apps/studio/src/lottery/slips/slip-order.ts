// What somebody wants to buy, as the page sends it.
import { z } from 'zod';
import { readInput } from '../../plays/read-input.ts';
import { highestNumber, numbersDrawn } from '../rules/draw-numbers.ts';
import { mostDraws } from '../rules/issues.ts';

/** Slips of six numbers in one purchase. */
const mostPicks = 10;

const Pick = z
  .array(z.int().min(1).max(highestNumber))
  .length(numbersDrawn)
  .refine((numbers) => new Set(numbers).size === numbers.length)
  .transform((numbers) => numbers.toSorted((a, b) => a - b));

const SlipOrder = z.strictObject({
  key: z.uuid().toLowerCase(),
  picks: z.array(Pick).min(1).max(mostPicks),
  draws: z.int().min(1).max(mostDraws),
});
export type SlipOrder = z.infer<typeof SlipOrder>;

export const readSlipOrder = (body: unknown): SlipOrder => readInput(SlipOrder, body);
