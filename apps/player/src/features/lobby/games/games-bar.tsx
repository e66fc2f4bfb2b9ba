import { IconButton } from '@parlour/ui/button/icon-button';
import { HeartFillIcon, HeartIcon, MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './games.module.css';
import { gamesAddress } from './games-address.ts';

const favourites = gamesAddress({ category: 'favourites', vendor: null });

/** The app bar of the games page. The page is in the tab bar, so it has no back button. */
export function GamesBar({ isAtFavourites }: { isAtFavourites: boolean }) {
  const t = useTranslate();
  const isMember = Boolean(useSession());
  return (
    <AppBar title={t('lobby.games')}>
      {isMember && (
        <IconButton label={t('lobby.favourites')} href={favourites}>
          {isAtFavourites ? <HeartFillIcon size={24} /> : <HeartIcon size={24} />}
        </IconButton>
      )}
    </AppBar>
  );
}

/** A button that looks like the search field that it opens. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const t = useTranslate();
  return (
    <div className="pad">
      <button
        type="button"
        className={`field-box field-box--compact ${css.search}`}
        onClick={onPress}
      >
        <MagnifyingGlassIcon size={20} />
        <span className={css.searchText}>{t('lobby.search_games')}</span>
      </button>
    </div>
  );
}
