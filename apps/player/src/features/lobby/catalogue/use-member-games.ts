import { useEffect } from 'react';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';
import { useLobby } from './lobby.ts';

/** The member's recent or favourite games; null for a guest. Loading until the session is known. */
export function useMemberGames(kind: 'recent' | 'favourites') {
  const games = useLobby()[kind];
  const { language } = useStore(useFoundation().language);
  const session = useSession();
  const owner = session?.token;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const need = () => games.need({ owner, wording: language });
    need();
    // A game may have been played since, in this tab or another.
    return onPageSeen(need);
  }, [games, owner, language]);
  const answered = useResource(games);
  return session === null ? null : { ...answered, retry: games.retry };
}
