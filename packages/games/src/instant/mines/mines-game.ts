// A field of 25 tiles with mines under some: each tile without one raises what the round pays, a mine ends it with nothing.
import { fraction, type Fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { ByteStream } from '../../fair/byte-stream.ts';
import type { DeclaredMathematics, DescribedMines } from '../descriptions.ts';
import type { Choice, InstantGame, Mathematics, RoundState } from '../instant-game.ts';
import { waysToTake } from '../../fair/ways-to-take.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeTimes } from '../write-numbers.ts';

export type MinesData = {
  declared: DeclaredMathematics;
  /** The return in per mille, before a step is rounded down to whole hundredths. */
  perMille: bigint;
  /** How many mines can be chosen, 1 to 24, in the page's order. Each must leave a first step below the cap. */
  choices: readonly number[];
};

/** The tiles with mines, ascending. */
export type DrawnMines = { mines: readonly number[] };

export const tiles = 25;
const columns = 5;

/** The highest multiplier, in hundredths. The last step that does not exceed it ends the round. */
export const capHundredths = 500_000n;

/** The chance that the first `taken` tiles have no mine. */
const safeChance = (mines: number, taken: number): Fraction =>
  fraction(waysToTake(taken, tiles - mines), waysToTake(taken, tiles));

/** The multipliers in hundredths after each tile without a mine: return ÷ chance, rounded down. */
export function stepsOf({ perMille }: MinesData, mines: number): bigint[] {
  const steps: bigint[] = [];
  for (let taken = 1; taken <= tiles - mines; taken += 1) {
    const { part, whole } = safeChance(mines, taken);
    const hundredths = (perMille * whole) / (10n * part);
    // The last step is not lowered to the cap, because the player would take a risk that is not paid for.
    if (hundredths > capHundredths) break;
    steps.push(hundredths);
  }
  return steps;
}

/**
 * Draws without replacement: for each mine, removes the tile at the drawn index from the ascending list of remaining tiles. Returns them
 * ascending.
 */
function drawMines(stream: ByteStream, mines: number): number[] {
  const left = Array.from({ length: tiles }, (_, tile) => tile);
  const drawn = Array.from({ length: mines }, () =>
    left.splice(numberBelow(stream, left.length), 1),
  );
  return drawn.flat().toSorted((one, other) => one - other);
}

function readChoice({ choices }: MinesData, sent: unknown): Choice | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const [entry, ...others] = Object.entries(sent);
  if (!entry || others.length > 0) return null;
  const [name, mines]: [string, unknown] = entry;
  const isOne = name === 'mines' && typeof mines === 'number' && choices.includes(mines);
  return isOne ? { mines } : null;
}

export function minesGame(data: MinesData): InstantGame<DrawnMines> {
  const stepsBy = new Map(data.choices.map((mines) => [mines, stepsOf(data, mines)]));
  const minesOf = ({ mines }: Choice): number => mines ?? 0;
  const steps = (choice: Choice): readonly bigint[] => {
    const found = stepsBy.get(minesOf(choice));
    if (!found) throw new Error(`Nobody can choose ${minesOf(choice)} mines.`);
    return found;
  };
  const standing = (drawn: DrawnMines, choice: Choice, taken: readonly number[]): RoundState => {
    if (taken.some((tile) => drawn.mines.includes(tile))) return { hundredths: 0n, isOver: true };
    const all = steps(choice);
    return { hundredths: all[taken.length - 1] ?? 100n, isOver: taken.length >= all.length };
  };
  const isTile = (step: number) => Number.isInteger(step) && step >= 0 && step < tiles;
  return {
    readChoice: (sent) => readChoice(data, sent),
    draw: (stream, choice) => ({ mines: drawMines(stream, minesOf(choice)) }),
    pays: () => 100n,
    steps: {
      mayTake: ({ choice, taken }, step) =>
        isTile(step) && !taken.includes(step) && taken.length < steps(choice).length,
      standing,
      open: () => null,
    },
    describe: () => describeMines(data),
    mathematics: () => minesMathematics(data),
  };
}

/** Goes through every choice and every tile at which one can stop. Ending a round before its first tile returns the stake and is left out. */
const minesMathematics = reckonOnce((data: MinesData): Mathematics => {
  const ways = data.choices.flatMap((mines) =>
    stepsOf(data, mines).map((hundredths, at) => {
      const { part, whole } = safeChance(mines, at + 1);
      const chance = Number(part) / Number(whole);
      return {
        hundredths,
        deviation: (Number(hundredths) / 100) * Math.sqrt(chance * (1 - chance)),
        returned: fraction(hundredths * part, 100n * whole),
      };
    }),
  );
  const [first] = ways;
  if (!first) throw new Error('There is nothing to choose.');
  const isBelow = (one: Fraction, other: Fraction) =>
    one.part * other.whole < other.part * one.whole;
  const pick = (isBetter: (one: Fraction, other: Fraction) => boolean) =>
    ways.map(({ returned }) => returned).reduce((best, one) => (isBetter(one, best) ? one : best));
  return {
    least: pick(isBelow),
    most: pick((one, other) => isBelow(other, one)),
    deviation: first.deviation,
    mostDeviation: Math.max(...ways.map(({ deviation }) => deviation)),
    mostHundredths: ways.reduce(
      (most, { hundredths }) => (hundredths > most ? hundredths : most),
      0n,
    ),
  };
});

export const describeMines = (data: MinesData): DescribedMines => ({
  ...describeMathematics(minesMathematics(data), true),
  tiles,
  columns,
  choices: data.choices.map((mines) => ({ mines, steps: stepsOf(data, mines).map(writeTimes) })),
});
