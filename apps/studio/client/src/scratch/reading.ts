// Reads the result of a ticket. Pure: the studio decided it, scratching only shows it.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import type { Round } from '../instant/state.ts';
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';

export type ScratchDrawn = { cells: string[] };
export type ScratchRound = Round<ScratchDrawn>;

export const fields = 9;
const enough = 3;

/** Lists the symbols that appear often enough, the most valuable first. */
export function alikeIn(
  { prizes }: Pick<DescribedScratch, 'prizes'>,
  cells: readonly string[],
): string[] {
  return prizes
    .map(({ symbol }) => symbol)
    .filter((symbol) => cells.filter((cell) => cell === symbol).length >= enough);
}

/** Returns the word for a symbol. Choices in texts have no hyphens in their names. */
export const wordOf = (say: Say, symbol: string): string =>
  say('studio.scratch.symbol', { symbol: symbol.replaceAll('-', '') });

/** Value of a cell that pays nothing, in the studio's records. */
export const nothing = 'empty';

/** Names of the symbols that a cell without a prize shows, by look. */
const blanks = { gold: 'leaf', pond: 'pebble', lucky: 'fish' } as const;
export type LookName = keyof typeof blanks;

/** Returns the name of the symbol that pays nothing. */
export const blankOf = (look: LookName): string => blanks[look];

/** Returns the name of a cell's symbol as the ticket shows it. */
export const shownAs = (look: LookName, symbol: string): string =>
  symbol === nothing ? blankOf(look) : symbol;

type RoundOutcome = Pick<ScratchRound, 'drawn' | 'multiplier' | 'prize'>;

export function sentence(say: Say, rules: DescribedScratch, round: RoundOutcome): string {
  const alike = alikeIn(rules, round.drawn?.cells ?? []);
  if (BigInt(round.prize) === 0n || alike.length === 0) return say('studio.scratch.lost');
  const symbols = alike.map((symbol) => wordOf(say, symbol)).join(', ');
  return say('studio.scratch.won', { symbols, times: grouped(round.multiplier) });
}
