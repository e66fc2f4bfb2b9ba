import type { ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { HeartFillIcon, HeartIcon, MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import { gamesAddress } from './games-address.ts';

const favourites = gamesAddress({ category: 'favourites', vendor: null });

type Props = {
  isAtFavourites: boolean;
  hasGames: boolean;
  onSearch: () => void;
  /** The end of a guest's bar. */
  guestTools?: ReactNode;
};

/** The app bar of the games page, with the search, so that only the filters stand before the first game. */
export function GamesBar({ isAtFavourites, hasGames, onSearch, guestTools }: Props) {
  const t = useTranslate();
  const session = useSession();
  return (
    <AppBar title={t('lobby.games')}>
      <IconButton label={hasGames ? t('lobby.search_games') : t('lobby.search')} onPress={onSearch}>
        <MagnifyingGlassIcon size={24} />
      </IconButton>
      {session === null && guestTools}
      {Boolean(session) && (
        <IconButton label={t('lobby.favourites')} href={favourites}>
          {isAtFavourites ? <HeartFillIcon size={24} /> : <HeartIcon size={24} />}
        </IconButton>
      )}
    </AppBar>
  );
}
