import { useEffect } from 'react';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';
import { useLobby } from './lobby.ts';

/** The member's recent or favourite games; null for a guest. While nobody can know, the answer is waited for. */
export function useMemberGames(kind: 'recent' | 'favourites') {
  const games = useLobby()[kind];
  const { language } = useStore(useFoundation().language);
  const session = useSession();
  const owner = session?.token;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const need = () => games.need({ owner, wording: language });
    need();
    // A game was played meanwhile, here or in another tab.
    return onPageSeen(need);
  }, [games, owner, language]);
  const answered = useStore(games);
  return session === null ? null : { ...answered, retry: games.retry };
}
