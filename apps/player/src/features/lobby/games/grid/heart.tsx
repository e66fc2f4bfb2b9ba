// Marks a game as a favourite.
import { useCallback, useSyncExternalStore } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { IconButton } from '@parlour/ui/button/icon-button';
import { HeartFillIcon, HeartIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';
import { gameKey } from '../../catalogue/game-key.ts';
import { useLobby } from '../../catalogue/lobby.ts';

export function Heart({ game }: { game: Game }) {
  const { favourites } = useLobby();
  const t = useTranslate();
  const isMarked = useMarked(gameKey(game));
  const press = useCallback(() => favourites.toggle(game), [favourites, game]);
  return (
    <IconButton
      label={t('lobby.favourite', { game: game.gameName })}
      ground="veil"
      pressed={isMarked}
      onPress={press}
    >
      {isMarked ? <HeartFillIcon size={18} /> : <HeartIcon size={18} />}
    </IconButton>
  );
}

/** Whether the game is a favourite. A card is painted again only when its own answer changes. */
export function useMarked(key: string): boolean {
  const { favourites } = useLobby();
  const isMarked = () => (favourites.get().value ?? []).some((each) => gameKey(each) === key);
  return useSyncExternalStore(favourites.subscribe, isMarked, isMarked);
}
