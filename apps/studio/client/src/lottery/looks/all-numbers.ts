import type { Counted } from '../lists/trends.ts';
import type { Rules } from '../state.ts';

/** From the lowest to the highest. */
export const numbersOf = ({ machine: { low, high } }: Rules): number[] =>
  Array.from({ length: high - low + 1 }, (_, place) => low + place);

/** Each number of the machine, wherever it comes. */
export const allNumbers = (rules: Rules): Counted => ({
  name: '',
  values: numbersOf(rules),
  has: (numbers, value) => numbers.includes(value),
});
