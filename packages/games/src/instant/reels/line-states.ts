// A state machine that reads a line from the left, symbol by symbol, so that sums over all stops need not go through each of them. Prefixes
// that cannot differ in pay any more share one state.
import { readLine } from './read-spin.ts';
import type { ReelsData } from './reels-data.ts';

export type LineStates = {
  /** All symbols of the strips. Their indexes here are used in `next`. */
  symbols: readonly string[];
  /** The next state by state and symbol; the first state is 0. */
  next: readonly (readonly number[])[];
  /** The pay, by state, of a line that ends in it, in hundredths. */
  hundredths: readonly number[];
  /** The highest pay, by state, that can still be reached. */
  most: readonly number[];
};

type PrefixState = { prefix: readonly string[]; state: number };

export function lineStates(data: ReelsData): LineStates {
  const symbols = [...new Set(data.strips.flat())];
  const numbers = new Map([[nameOf(data, []), 0]]);
  const next: number[][] = [];
  const hundredths: number[] = [];
  // This list grows during the loop: it gets each state once, with the first prefix that leads to it.
  const open: PrefixState[] = [{ prefix: [], state: 0 }];
  for (const { prefix, state } of open) {
    hundredths[state] = payOf(data, prefix);
    next[state] = symbols.map((symbol) => {
      const longer = isDone(data, prefix) ? prefix : [...prefix, symbol];
      const name = nameOf(data, longer);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, numbers.size);
      open.push({ prefix: longer, state: numbers.size - 1 });
      return numbers.size - 1;
    });
  }
  return { symbols, next, hundredths, most: mostOf(next, hundredths) };
}

const payOf = (data: ReelsData, prefix: readonly string[]): number =>
  Number(readLine(data, prefix)?.hundredths ?? 0n);

/** Whether no further symbol can change the pay. */
function isDone({ wild, scatter, strips }: ReelsData, prefix: readonly string[]): boolean {
  const others = new Set(prefix.filter((symbol) => symbol !== wild));
  return prefix.length === strips.length || others.size > 1 || others.has(scatter);
}

function nameOf(data: ReelsData, prefix: readonly string[]): string {
  if (isDone(data, prefix)) return `paid ${payOf(data, prefix)}`;
  const lead = prefix.findIndex((symbol) => symbol !== data.wild);
  const wilds = lead === -1 ? prefix.length : lead;
  const asWild = payOf(data, prefix.slice(0, wilds));
  return `${prefix.length} of ${prefix[wilds] ?? data.wild}, as wilds ${asWild}`;
}

/** Goes backwards, because states lead only to later states or to themselves. */
function mostOf(next: readonly (readonly number[])[], hundredths: readonly number[]): number[] {
  const most = [...hundredths];
  for (let state = next.length - 1; state >= 0; state -= 1) {
    const later = next[state]?.map((to) => most[to] ?? 0) ?? [];
    most[state] = Math.max(hundredths[state] ?? 0, ...later);
  }
  return most;
}
