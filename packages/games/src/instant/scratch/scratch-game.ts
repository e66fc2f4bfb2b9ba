// A ticket of nine cells, each drawn on its own by the weights of the symbols. Every symbol that stands in three cells or more pays once:
// more than three pay the same, and two or three symbols that both stand thrice pay together. Nothing is steered, so a ticket that nearly
// won is exactly as rare as chance makes it.
import type { ByteStream } from '../../fair/byte-stream.ts';
import { fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { Declared, DescribedScratch } from '../described.ts';
import type { InstantGame, Mathematics } from '../instant-game.ts';
import { momentsOf, type Outcome } from '../moments.ts';
import { readNoChoice } from '../no-choice.ts';
import { waysToTake } from '../../fair/ways-to-take.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeOneIn, writeTimes } from '../written.ts';

export type ScratchSymbol = {
  symbol: string;
  /** Of the weights' sum, so many ways of a cell show it. */
  weight: number;
  /** What three of it pay; 0n for the empty cell. */
  hundredths: bigint;
};

export type ScratchData = {
  declared: Declared;
  /** The most precious first; their order decides which number shows which. */
  symbols: readonly ScratchSymbol[];
};

export type DrawnScratch = { cells: readonly string[] };

export const cellsOfTicket = 9;
const alike = 3;

const sumOf = ({ symbols }: ScratchData): number =>
  symbols.reduce((sum, { weight }) => sum + weight, 0);

/** Throws for a number that is not below the weights' sum. */
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

/** A ticket that is filled symbol by symbol: so many cells are left, and so many ways led here. */
type Filled = Outcome & { left: number };

/** What tickets pay and in how many ways: each ticket counts by how many cells every symbol has. Tickets that pay the same are one outcome. */
function outcomesOf(symbols: readonly ScratchSymbol[]): Outcome[] {
  let filled: Filled[] = [{ left: cellsOfTicket, ways: 1n, hundredths: 0n }];
  for (const symbol of symbols) filled = merge(filled.flatMap((before) => putInto(before, symbol)));
  return filled.filter(({ left }) => left === 0);
}

const putInto = (before: Filled, { weight, hundredths }: ScratchSymbol): Filled[] =>
  Array.from({ length: before.left + 1 }, (_, count) => ({
    left: before.left - count,
    ways: before.ways * waysToTake(count, before.left) * BigInt(weight) ** BigInt(count),
    hundredths: before.hundredths + (count >= alike ? hundredths : 0n),
  }));

function merge(all: readonly Filled[]): Filled[] {
  const merged = new Map<string, Filled>();
  for (const one of all) {
    const name = `${one.left} ${one.hundredths}`;
    const ways = one.ways + (merged.get(name)?.ways ?? 0n);
    merged.set(name, { ...one, ways });
  }
  return [...merged.values()];
}

/** In how many of the ways at least one of these pays. */
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
