// Five reels: ten lines pay from the left, and three or more scatters bring free spins, which are drawn in the same round.
import type { ByteStream } from '../../fair/byte-stream.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { DescribedReels } from '../descriptions.ts';
import type { InstantGame } from '../instant-game.ts';
import { readNoChoice } from '../no-choice.ts';
import { describeMathematics, writeOneIn, writeTimes } from '../write-numbers.ts';
import { freeChance, reelsMathematics } from './mathematics.ts';
import { readSpin } from './read-spin.ts';
import { freeSpinsFor, type ReelsData } from './reels-data.ts';

export type DrawnReels = {
  /** The paid spin first, then the free spins: for each of five reels the position of its strip that is in the top row. */
  stops: readonly (readonly number[])[];
};

/** Draws one number for each reel, from the left, below its strip's length. */
const drawStops = ({ strips }: ReelsData, stream: ByteStream): number[] =>
  strips.map((strip) => numberBelow(stream, strip.length));

function drawRound(data: ReelsData, stream: ByteStream): number[][] {
  const paid = drawStops(data, stream);
  const free = freeSpinsFor(data, readSpin(data, paid).scatters);
  return [paid, ...Array.from({ length: free }, () => drawStops(data, stream))];
}

function payOf(data: ReelsData, { stops }: DrawnReels): bigint {
  const [paid = 0n, ...free] = stops.map((spin) => readSpin(data, spin).hundredths);
  return paid + data.freeTimes * free.reduce((sum, hundredths) => sum + hundredths, 0n);
}

export const reelsGame = (data: ReelsData): InstantGame<DrawnReels> => ({
  readChoice: readNoChoice,
  draw: (stream) => ({ stops: drawRound(data, stream) }),
  pays: (drawn) => payOf(data, drawn),
  steps: null,
  describe: () => describeReels(data),
  mathematics: () => reelsMathematics(data),
});

export function describeReels(data: ReelsData): DescribedReels {
  return {
    ...describeMathematics(reelsMathematics(data), false),
    strips: data.strips,
    lines: data.lines,
    pays: data.pays.map(({ symbol, hundredths }) => ({
      symbol,
      times: Object.fromEntries(
        Object.entries(hundredths).map(([count, each]) => [count, writeTimes(each)]),
      ),
    })),
    wild: data.wild,
    scatter: data.scatter,
    freeSpins: data.freeSpins,
    freeTimes: Number(data.freeTimes),
    freeOneIn: writeOneIn(freeChance(data)),
  };
}
