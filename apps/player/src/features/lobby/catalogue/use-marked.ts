import { useSyncExternalStore } from 'react';
import { gameKey } from './game-key.ts';
import { useLobby } from './lobby.ts';

/** Whether the game is a favourite. A card renders again only when its own value changes. */
export function useMarked(key: string): boolean {
  const { favourites } = useLobby();
  const isMarked = () => (favourites.get().value ?? []).some((each) => gameKey(each) === key);
  return useSyncExternalStore(favourites.subscribe, isMarked, isMarked);
}
