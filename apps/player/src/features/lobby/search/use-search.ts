import { useEffect, useState } from 'react';
import { gameList } from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type ResourceState } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';

export type Results = { text: string; games: Game[]; total: number };
export type GameSearch = ResourceState<Results> & { text: string; retry: () => void };

const debounceMs = 250;
const mostShown = 60;
/** The longest text that the contract accepts. */
const mostLetters = 64;

/** The results for the typed text; `value` may still be those of the text before. */
export function useSearch(typed: string): GameSearch {
  const foundation = useFoundation();
  const spoken = useStore(foundation.language).language;
  const text = typed.trim().slice(0, mostLetters);
  const [search] = useState(() =>
    createResource<Results>({
      ask: async ({ wording: gameName }, signal) => {
        const page = { pageNo: 1, pageSize: mostShown, platform: 'html5' } as const;
        const { games, totalCount } = await readsOf(foundation)(
          gameList,
          { ...page, gameName },
          { teller: 'page', signal },
        );
        return { text: gameName, games, total: totalCount };
      },
      freshMs: 60_000,
    }),
  );
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => search.need({ owner: spoken, wording: text }), debounceMs);
    return () => clearTimeout(timer);
  }, [search, text, spoken]);
  return { ...useResource(search), text, retry: search.retry };
}
