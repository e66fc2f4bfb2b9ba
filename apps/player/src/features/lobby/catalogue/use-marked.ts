import { useSyncExternalStore } from 'react';
import { gameKey } from './game-key.ts';
import { useLobby } from './lobby.ts';

/** Whether the game is a favourite. A card is painted again only when its own answer changes. */
export function useMarked(key: string): boolean {
  const { favourites } = useLobby();
  const isMarked = () => (favourites.get().value ?? []).some((each) => gameKey(each) === key);
  return useSyncExternalStore(favourites.subscribe, isMarked, isMarked);
}
