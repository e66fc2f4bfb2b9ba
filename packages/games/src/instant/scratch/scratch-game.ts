// A ticket of nine cells, each drawn independently by the weights of the symbols. Every symbol in three or more cells pays once: more than
// three pay the same, and the pays of two or three such symbols add up. Near misses are not steered: they are as rare as chance makes them.
import type { ByteStream } from '../../fair/byte-stream.ts';
import { fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { DeclaredMathematics, DescribedScratch } from '../descriptions.ts';
import type { InstantGame, Mathematics } from '../instant-game.ts';
import { momentsOf, type Outcome } from '../moments.ts';
import { readNoChoice } from '../no-choice.ts';
import { waysToTake } from '../../fair/ways-to-take.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeOneIn, writeTimes } from '../write-numbers.ts';

export type ScratchSymbol = {
  symbol: string;
  /** The symbol's share of the sum of all weights is its chance in a cell. */
  weight: number;
  /** The pay of three of this symbol; 0n for the empty cell. */
  hundredths: bigint;
};

export type ScratchData = {
  declared: DeclaredMathematics;
  /** The most precious first. The order decides which drawn number gives which symbol. */
  symbols: readonly ScratchSymbol[];
};

export type DrawnScratch = { cells: readonly string[] };

export const cellsOfTicket = 9;
const alike = 3;

const sumOf = ({ symbols }: ScratchData): number =>
  symbols.reduce((sum, { weight }) => sum + weight, 0);

/** Throws for a number that is not below the sum of the weights. */
function symbolOf({ symbols }: ScratchData, drawn: number): string {
  let before = 0;
  for (const { symbol, weight } of symbols) {
    before += weight;
    if (drawn < before) return symbol;
  }
  throw new Error(`No symbol has the number ${drawn}.`);
}

function drawCells(data: ScratchData, stream: ByteStream): string[] {
  const sum = sumOf(data);
  return Array.from({ length: cellsOfTicket }, () => symbolOf(data, numberBelow(stream, sum)));
}

/** The symbols that pay on this ticket, the most precious first. */
export const paidSymbols = ({ symbols }: ScratchData, cells: readonly string[]): ScratchSymbol[] =>
  symbols.filter(
    ({ symbol, hundredths }) =>
      hundredths > 0n && cells.filter((cell) => cell === symbol).length >= alike,
  );

const payOf = (paid: readonly ScratchSymbol[]): bigint =>
  paid.reduce((sum, { hundredths }) => sum + hundredths, 0n);

export const scratchGame = (data: ScratchData): InstantGame<DrawnScratch> => ({
  readChoice: readNoChoice,
  draw: (stream) => ({ cells: drawCells(data, stream) }),
  pays: ({ cells }) => payOf(paidSymbols(data, cells)),
  steps: null,
  describe: () => describeScratch(data),
  mathematics: () => scratchMathematics(data),
});

const scratchMathematics = reckonOnce((data: ScratchData): Mathematics => {
  const { returned, deviation, mostHundredths } = momentsOf(outcomesOf(data.symbols));
  return { least: returned, most: returned, deviation, mostDeviation: deviation, mostHundredths };
});

/** A ticket that is being filled symbol by symbol. `left` is the number of empty cells, `ways` the number of ways to fill it so far. */
type PartialTicket = Outcome & { left: number };

/** Returns the pays of tickets and their numbers of ways, from the number of cells of each symbol. Tickets with equal pay are one outcome. */
function outcomesOf(symbols: readonly ScratchSymbol[]): Outcome[] {
  let filled: PartialTicket[] = [{ left: cellsOfTicket, ways: 1n, hundredths: 0n }];
  for (const symbol of symbols) filled = merge(filled.flatMap((before) => putInto(before, symbol)));
  return filled.filter(({ left }) => left === 0);
}

const putInto = (before: PartialTicket, { weight, hundredths }: ScratchSymbol): PartialTicket[] =>
  Array.from({ length: before.left + 1 }, (_, count) => ({
    left: before.left - count,
    ways: before.ways * waysToTake(count, before.left) * BigInt(weight) ** BigInt(count),
    hundredths: before.hundredths + (count >= alike ? hundredths : 0n),
  }));

function merge(all: readonly PartialTicket[]): PartialTicket[] {
  const merged = new Map<string, PartialTicket>();
  for (const one of all) {
    const name = `${one.left} ${one.hundredths}`;
    const ways = one.ways + (merged.get(name)?.ways ?? 0n);
    merged.set(name, { ...one, ways });
  }
  return [...merged.values()];
}

/** The chance that at least one of these symbols pays. */
function chanceOf(data: ScratchData, isMeant: (symbol: ScratchSymbol) => boolean) {
  const marked = data.symbols.map((symbol) => ({
    ...symbol,
    hundredths: isMeant(symbol) ? 1n : 0n,
  }));
  const won = outcomesOf(marked).filter(({ hundredths }) => hundredths > 0n);
  const ways = won.reduce((sum, outcome) => sum + outcome.ways, 0n);
  return fraction(ways, BigInt(sumOf(data)) ** BigInt(cellsOfTicket));
}

export function describeScratch(data: ScratchData): DescribedScratch {
  const prizes = data.symbols.filter(({ hundredths }) => hundredths > 0n);
  return {
    ...describeMathematics(scratchMathematics(data), false),
    prizes: prizes.map(({ symbol, hundredths }) => ({
      symbol,
      times: writeTimes(hundredths),
      oneIn: writeOneIn(chanceOf(data, (one) => one.symbol === symbol)),
    })),
    anyOneIn: writeOneIn(chanceOf(data, ({ hundredths }) => hundredths > 0n)),
  };
}
