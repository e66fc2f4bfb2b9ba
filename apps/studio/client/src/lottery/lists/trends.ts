// What past draws show: how often each number came, and how many draws it has been away. Pure, and no forecast.
import type { Draw } from '../state.ts';

export type Series = { name: string; rows: readonly SeriesRow[] };
/** `gap`: draws since it came last; 0 in the newest, and as many as there are where it came in none. */
export type SeriesRow = { value: number; count: number; gap: number };

/** What is counted: of each value whether a draw has it. */
export type Counted = {
  name: string;
  values: readonly number[];
  has: (numbers: readonly number[], value: number) => boolean;
};

/** `draws`: newest first. */
export function countSeries(draws: readonly Draw[], { name, values, has }: Counted): Series {
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
