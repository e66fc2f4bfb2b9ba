// Whether the merchant's games are drawn at set times: what the page was painted with says it, else the list of draws.
import { useEffect } from 'react';
import { drawList } from '@parlour/contract/lobby/calls';
import { createResource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const owner = '';
const wording = '';

const makeHasDraws = ({ api, boot }: Foundation) =>
  createResource({
    ask: async () => (await api(drawList, {})).games.length > 0,
    freshMs: Number.POSITIVE_INFINITY,
    ...(boot.painted.lobby && {
      first: { owner, wording, value: boot.painted.lobby.draws.length > 0, isFresh: true },
    }),
  });

/** Undefined until it is known. False for whoever may not ask: the lists of a closed lobby are a member's (ROUTE-12). */
export function useHasDraws(): boolean | undefined {
  const { site, keep } = useFoundation();
  const draws = keep(makeHasDraws);
  const session = useSession();
  const mayAsk = session ? !session.updatePassword : site.hasGuestLobby;
  const isKnown = session !== undefined;
  useEffect(() => {
    if (isKnown && mayAsk) draws.need({ owner, wording });
  }, [draws, isKnown, mayAsk]);
  const { value, problem } = useStore(draws);
  if (value !== null) return value;
  return isKnown && (!mayAsk || problem !== null) ? false : undefined;
}
