// A long list of games, of which only the pages in view are fetched.
import { gameList } from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { Language } from '@parlour/contract/languages';
import type { ReadApi } from '#foundation/api/reads.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { isCancelled } from '#foundation/api/outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** A category and a vendor; null means all. */
export type GameFilter = { category: string | null; vendor: string | null };

export type GamePages = {
  /** The number of games; null until the first page is loaded. */
  total: number | null;
  pages: ReadonlyMap<number, readonly Game[]>;
  /** The reason why the last page failed, or null. */
  problem: Phrase | null;
};
export type GameList = Readable<GamePages> & {
  /** Fetches the missing pages of the games from one position up to another. */
  need: (from: number, to: number) => void;
  retry: () => void;
  /** Cancels the pending calls because the page is left. */
  leave: () => void;
};

/** Games in a page. Divisible by 2 to 6, so that a page ends with a row. */
export const pageSize = 60;

export const gameAt = ({ pages }: GamePages, at: number): Game | undefined =>
  pages.get(Math.floor(at / pageSize))?.[at % pageSize];

function createGameList(read: ReadApi, { category, vendor }: GameFilter): GameList {
  const store = createStore<GamePages>({ total: null, pages: new Map(), problem: null });
  const begun = new Set<number>();
  let lastNeed: [number, number] = [0, 1];
  let control = new AbortController();

  async function load(page: number, flush: boolean): Promise<void> {
    begun.add(page);
    try {
      const asked = {
        pageNo: page + 1,
        pageSize,
        platform: 'html5',
        ...(category !== null && { gameType: category }),
        ...(vendor !== null && { vassalage: vendor }),
      } as const;
      const answer = await read(gameList, asked, { teller: 'page', flush, signal: control.signal });
      const pages = new Map(store.get().pages).set(page, answer.games);
      store.set({ total: answer.totalCount, pages, problem: null });
    } catch (error) {
      begun.delete(page);
      if (!isCancelled(error)) store.set({ ...store.get(), problem: sayFailure(error) });
    }
  }
  function ask([from, to]: [number, number], flush: boolean): void {
    const { total, problem } = store.get();
    if (problem) return;
    // The next page is fetched ahead, so that cards in view are rarely empty: filling many at once takes longer than a frame.
    const end = Math.min(to + pageSize, total ?? pageSize);
    for (let page = Math.floor(from / pageSize); page * pageSize < end; page += 1) {
      if (!begun.has(page)) void load(page, flush);
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    need: (from, to) => {
      lastNeed = [from, to];
      ask(lastNeed, false);
    },
    leave: () => {
      control.abort();
      control = new AbortController();
    },
    retry: () => {
      store.set({ ...store.get(), problem: null });
      ask(lastNeed, true);
    },
  };
}

/** Returns the list of a filter. The last ones are cached, so that a return finds them as they were. */
export type GameLists = (filter: GameFilter, language: Language) => GameList;
const mostKept = 8;

export function keepGameLists(read: ReadApi): GameLists {
  const lists = new Map<string, GameList>();
  return (filter, language) => {
    const key = JSON.stringify([filter.category, filter.vendor, language]);
    const list = lists.get(key) ?? createGameList(read, filter);
    lists.delete(key);
    lists.set(key, list);
    const [oldest] = lists.keys();
    if (lists.size > mostKept && oldest !== undefined) lists.delete(oldest);
    return list;
  };
}
