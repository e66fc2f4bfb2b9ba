// The highest pay of a round on reels. The operator's cap limits stakes by it, so it is exact: the search goes through all windows from the
// left, and leaves a branch only if even its best possible result is not above the best so far.
import type { LineStates } from './line-states.ts';
import { freeSpinsFor, windowAt, type ReelsData } from './reels-data.ts';

type PartialWindow = { states: readonly number[]; scatters: number };

/** Highest pay in hundredths, which can be reached: the best total of a window and its free spins, each of which is the best spin. */
export function mostOfRound(data: ReelsData, states: LineStates): bigint {
  const spin = mostOfSpin(data, states, () => 0);
  const times = Number(data.freeTimes);
  return BigInt(
    mostOfSpin(data, states, (scatters) => freeSpinsFor(data, scatters) * times * spin),
  );
}

/** Highest sum of the lines' pay and `worth` of the scatters over all windows. `worth` never falls when the number of scatters rises. */
function mostOfSpin(
  data: ReelsData,
  { symbols, next, hundredths, most }: LineStates,
  worth: (scatters: number) => number,
): number {
  const reels = data.strips.map((strip) =>
    strip.map((_, stop) => {
      const window = windowAt(strip, stop);
      return {
        places: window.map((symbol) => symbols.indexOf(symbol)),
        scatters: window.filter((symbol) => symbol === data.scatter).length,
      };
    }),
  );
  const mostScatters = reels.map((windows) => Math.max(...windows.map(({ scatters }) => scatters)));
  const scattersFrom = (reel: number) =>
    mostScatters.slice(reel).reduce((sum, each) => sum + each, 0);
  const sum = (values: readonly number[], of: readonly number[]) =>
    of.reduce((total, state) => total + (values[state] ?? 0), 0);
  let best = 0;
  const look = (reel: number, { states, scatters }: PartialWindow): void => {
    const windows = reels[reel];
    if (!windows) {
      best = Math.max(best, sum(hundredths, states) + worth(scatters));
      return;
    }
    const further = windows
      .map((window) => {
        const to = states.map(
          (state, line) => next[state]?.[window.places[data.lines[line]?.[reel] ?? 0] ?? -1] ?? 0,
        );
        const shown = { states: to, scatters: scatters + window.scatters };
        return { shown, atMost: sum(most, to) + worth(shown.scatters + scattersFrom(reel + 1)) };
      })
      // The most promising first, so that more of the others are skipped.
      .toSorted((one, other) => other.atMost - one.atMost);
    for (const { shown, atMost } of further) if (atMost > best) look(reel + 1, shown);
  };
  look(0, { states: data.lines.map(() => 0), scatters: 0 });
  return best;
}
