import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from './lobby.ts';

/** The member's recent or favourite games; null for a guest. Loading until the session is known. */
export function useMemberGames(kind: 'recent' | 'favourites') {
  const games = useLobby()[kind];
  const { language } = useStore(useFoundation().language);
  const session = useSession();
  const key = session ? { owner: session.token, wording: language } : null;
  // When the reader returns, a game may have been played in this tab or another.
  const answered = useNeededResource(games, key, 'when seen');
  return session === null ? null : { ...answered, retry: games.retry };
}
