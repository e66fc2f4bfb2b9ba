// Counts over past draws: how often each number was drawn, and how many draws ago. Pure, and no forecast.
import type { Draw } from '../state.ts';

export type Series = { name: string; rows: readonly SeriesRow[] };
/** Counts of one value. `gap` is the number of draws since the last one with it; all draws if none had it. */
export type SeriesRow = { value: number; count: number; gap: number };

/** The values to count, and whether a draw has a value. */
export type CountedValues = {
  name: string;
  values: readonly number[];
  has: (numbers: readonly number[], value: number) => boolean;
};

/** Counts the values over draws, newest first. */
export function countSeries(draws: readonly Draw[], { name, values, has }: CountedValues): Series {
  const drawn = draws.flatMap(({ numbers }) => (numbers ? [numbers] : []));
  const rowOf = (value: number): SeriesRow => {
    const last = drawn.findIndex((numbers) => has(numbers, value));
    return {
      value,
      count: drawn.filter((numbers) => has(numbers, value)).length,
      gap: last < 0 ? drawn.length : last,
    };
  };
  return { name, rows: values.map(rowOf) };
}
