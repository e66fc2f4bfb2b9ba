// What a ticket has come to. Pure: the studio decided it, scratching only shows it.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import type { Round } from '../instant/state.ts';
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';

export type ScratchDrawn = { cells: string[] };
export type ScratchRound = Round<ScratchDrawn>;

export const fields = 9;
const enough = 3;

/** The symbols that stand often enough, the most precious first. */
export function alikeIn(
  { prizes }: Pick<DescribedScratch, 'prizes'>,
  cells: readonly string[],
): string[] {
  return prizes
    .map(({ symbol }) => symbol)
    .filter((symbol) => cells.filter((cell) => cell === symbol).length >= enough);
}

/** The word for a symbol. Names of choices in texts have no hyphen. */
export const wordOf = (say: Say, symbol: string): string =>
  say('studio.scratch.symbol', { symbol: symbol.replaceAll('-', '') });

/** A cell without a symbol. */
export const nothing = 'empty';

type Said = Pick<ScratchRound, 'drawn' | 'multiplier' | 'prize'>;

export function sentence(say: Say, rules: DescribedScratch, round: Said): string {
  const alike = alikeIn(rules, round.drawn?.cells ?? []);
  if (BigInt(round.prize) === 0n || alike.length === 0) return say('studio.scratch.lost');
  const symbols = alike.map((symbol) => wordOf(say, symbol)).join(', ');
  return say('studio.scratch.won', { symbols, times: grouped(round.multiplier) });
}
