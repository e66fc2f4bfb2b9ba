// The next draws and the server's time. Countdowns go by that time: a phone's own clock may be minutes off.
import { drawList } from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { ReadApi } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import { createSeconds } from '#platform/seconds.ts';

type Told = {
  games: readonly Game[];
  /** How far the server's clock is ahead of this page's; null for what the page was painted with. */
  ahead: number | null;
};

export type Draws = Resource<Told> & {
  /** The server's time; null until it was told. */
  now: () => number | null;
  /** Calls back each second of the server's while the page is seen; returns a function that stops it. */
  onSecond: (listener: () => void) => () => void;
  /** Asks once for the draws that have passed, after a while of its own. */
  askForPassed: () => void;
};

/** Not all phones at once, and after the server has the result itself. */
const waitMs = { least: 3_000, spread: 6_000 };

/** From 0 to 1. */
const chance = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

type Painted = { games: readonly Game[]; wording: string };

export function createDraws(read: ReadApi, painted: Painted | undefined): Draws {
  const list = createResource<Told>({
    ask: async (_of, signal) => {
      const before = performance.now();
      const { now, games } = await read(drawList, {}, { teller: 'nobody', signal });
      return { games, ahead: now - (before + performance.now()) / 2 };
    },
    freshMs: 10_000,
    isQuiet: true,
    ...(painted && {
      first: {
        owner: '',
        wording: painted.wording,
        value: { games: painted.games, ahead: null },
        isFresh: false,
      },
    }),
  });
  const now = (): number | null => {
    const ahead = list.get().value?.ahead ?? null;
    return ahead === null ? null : performance.now() + ahead;
  };
  /** Each draw that passed is asked about once. */
  const asked = new Set<number>();
  function askForPassed(): void {
    const time = now();
    if (time === null) return;
    const passed = (list.get().value?.games ?? []).flatMap(({ nextDrawAt }) =>
      nextDrawAt !== undefined && nextDrawAt <= time && !asked.has(nextDrawAt) ? [nextDrawAt] : [],
    );
    if (passed.length === 0) return;
    for (const each of passed) asked.add(each);
    setTimeout(list.retry, waitMs.least + waitMs.spread * chance());
  }
  const seconds = createSeconds(() => now() ?? performance.now());
  return { ...list, now, onSecond: seconds.subscribe, askForPassed };
}
