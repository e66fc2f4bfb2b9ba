// The button that marks a game as a favourite.
import { useCallback } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { IconButton } from '@parlour/ui/button/icon-button';
import { HeartFillIcon, HeartIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';
import { gameKey } from '../../catalogue/game-key.ts';
import { useLobby } from '../../catalogue/lobby.ts';
import { useMarked } from '../../catalogue/use-marked.ts';

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
