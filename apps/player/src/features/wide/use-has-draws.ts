// Whether the merchant has games with draws at set times: from the data with which the page was rendered, else from the list of draws.
import { drawList } from '@parlour/contract/lobby/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';

const key = { owner: '', wording: '' };

const makeHasDraws = (foundation: Foundation) => {
  const read = readsOf(foundation);
  const { lobby } = foundation.boot.painted;
  return createResource({
    ask: async (_of, signal) => {
      const { games } = await read(drawList, {}, { teller: 'nobody', signal });
      return games.length > 0;
    },
    freshMs: Number.POSITIVE_INFINITY,
    ...(lobby && { first: { ...key, value: lobby.draws.length > 0, isFresh: true } }),
  });
};

/** Undefined until it is known. False without a call for guests of a closed lobby and limited sessions (ROUTE-12). */
export function useHasDraws(): boolean | undefined {
  const { site, keep } = useFoundation();
  const draws = keep(makeHasDraws);
  const session = useSession();
  const mayAsk = session ? !session.updatePassword : site.hasGuestLobby;
  const isKnown = session !== undefined;
  const { value, problem } = useNeededResource(draws, isKnown && mayAsk ? key : null);
  if (value !== null) return value;
  return isKnown && (!mayAsk || problem !== null) ? false : undefined;
}
