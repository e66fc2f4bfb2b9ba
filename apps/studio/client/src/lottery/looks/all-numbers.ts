import type { CountedValues } from '../lists/trends.ts';
import type { Rules } from '../state.ts';

/** Returns the machine's numbers in ascending order. */
export const numbersOf = ({ machine: { low, high } }: Rules): number[] =>
  Array.from({ length: high - low + 1 }, (_, place) => low + place);

/** Returns the counted values: each number of the machine, at any position. */
export const allNumbers = (rules: Rules): CountedValues => ({
  name: '',
  values: numbersOf(rules),
  has: (numbers, value) => numbers.includes(value),
});
