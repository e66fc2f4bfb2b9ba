// The next draws and the server's time. Countdowns use that time, because a phone's clock may be minutes off.
import { drawList } from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { ReadApi } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import { createSeconds } from '#platform/seconds.ts';

type NextDraws = {
  games: readonly Game[];
  /** Milliseconds by which the server's clock is ahead of `performance.now()`; null for games that the server rendered. */
  ahead: number | null;
};

export type Draws = Resource<NextDraws> & {
  /** The server's time; null until it is known. */
  now: () => number | null;
  /** Calls the listener each second of the server's time while the page is seen; returns a function that stops it. */
  onSecond: (listener: () => void) => () => void;
  /** Fetches the list once, after a random delay, for draws that have passed. */
  askForPassed: () => void;
};

/** The delay, which spreads the calls of all phones and leaves the server time for the result. */
const waitMs = { least: 3_000, spread: 6_000 };

/** A random number from 0 to 1. */
const chance = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

type PaintedDraws = { games: readonly Game[]; wording: string };

export function createDraws(read: ReadApi, painted: PaintedDraws | undefined): Draws {
  const list = createResource<NextDraws>({
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
  /** The times of passed draws for which the list was already fetched. */
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
