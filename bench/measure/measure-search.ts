// Measures what a search over 5,000 games costs, against plain reading of a page of the same games.
import { gameList } from '@parlour/contract/lobby/calls';
import type { Caller } from '../../soak/caller.ts';

/** Queries: exact, with a typing error, in other scripts, and without a match. */
const typed = [
  'a',
  'dragon',
  'dragan',
  'tigir',
  'น้ำ',
  'ڈ',
  'golden lantern parade',
  'goldem lantarn parabe',
  'qwertyuiop',
  'aaaaa aaaaa aaaaa aaaaa',
  'x'.repeat(64),
  '\ufdfa'.repeat(64),
];
const times = 15;

async function medianOf(call: Caller, query: string): Promise<number> {
  const took: number[] = [];
  for (let each = 0; each < times; each += 1) {
    const began = performance.now();
    const { status } = await call('GET', `${gameList.path}${query}`);
    if (status !== 200) throw new Error(`${query} was answered with ${status}`);
    took.push(performance.now() - began);
  }
  return took.toSorted((one, two) => one - two)[Math.floor(times / 2)] ?? Number.NaN;
}

export type SearchFigures = {
  plainMs: number;
  /** Time of each search as a multiple of plain reading, the slowest first. */
  searches: { text: string; ratio: number }[];
};

export async function measureSearch(call: Caller): Promise<SearchFigures> {
  const plainMs = await medianOf(call, '?pageSize=60');
  const searches: SearchFigures['searches'] = [];
  for (const text of typed) {
    const took = await medianOf(call, `?pageSize=60&gameName=${encodeURIComponent(text)}`);
    searches.push({ text, ratio: took / plainMs });
  }
  return { plainMs, searches: searches.toSorted((one, two) => two.ratio - one.ratio) };
}
