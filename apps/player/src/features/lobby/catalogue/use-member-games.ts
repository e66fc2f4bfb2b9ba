import { useEffect } from 'react';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from './lobby.ts';

/** The member's recent or favourite games; null for a guest. While nobody can know, the answer is waited for. */
export function useMemberGames(kind: 'recent' | 'favourites') {
  const games = useLobby()[kind];
  const { language } = useStore(useFoundation().language);
  const session = useSession();
  const owner = session?.token;
  useEffect(() => {
    if (owner !== undefined) games.need({ owner, wording: language });
  }, [games, owner, language]);
  const answered = useStore(games);
  return session === null ? null : { ...answered, retry: games.retry };
}
