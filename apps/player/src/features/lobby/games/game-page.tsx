// All games: categories, vendors, the member's own lists, and a grid of which only the part in view is rendered (LOBBY-05).
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Banner } from '@parlour/contract/lobby/lobby';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { pushAddress, replaceAddress } from '#platform/address.ts';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import { LobbyBanner } from '../banners/banners.tsx';
import { categoryOf } from '../catalogue/categories.ts';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';
import { GameSheetHost } from '../sheet/game-sheet-host.tsx';
import { SearchSheet } from '../search/search-sheet.tsx';
import { useScrollPosition } from '../use-scroll-position.ts';
import { countGames, GameFilters, panel } from './game-filters.tsx';
import type { GameFilter } from './game-list.ts';
import css from './games.module.css';
import { gamesAddress, isOwn, readGamesAddress } from './games-address.ts';
import { GamesBar } from './games-bar.tsx';
import { ListedGames } from './listed-games.tsx';
import { OwnGames } from './own-games.tsx';

const group = 'm_game';
const appBarHeight = 56;

/** True if the marker is under the app bar, so that the filters below it are sticky and over the games. */
function useStuck<E extends Element>(barHeight: number) {
  const mark = useRef<E>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top <= barHeight);
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [barHeight]);
  return { mark, isStuck };
}

export function GamePage({ guestTools }: { guestTools?: ReactNode }) {
  const t = useTranslate();
  const { lanes, announcements } = useCatalogue();
  // Loaded for the hearts on the cards.
  useMemberGames('favourites');
  const known = lanes.value ?? [];
  const { filter, setCategory, setVendor } = useFilter();
  const [isSearching, setSearching] = useState(false);
  const { mark, isStuck } = useStuck<HTMLDivElement>(appBarHeight);
  const begin = useCallback(() => Math.min(window.scrollY, topOf(mark.current)), [mark]);
  useScrollPosition(gamesAddress(filter), begin);

  // A banner of one game is shown only above games that include it.
  const banner = announcements.value?.banners.find(
    (each) => each.groupName === group && isOfFilter(each, filter),
  );
  return (
    <>
      <GamesBar
        isAtFavourites={filter.category === 'favourites'}
        hasGames={!lanes.value || countGames(known) > 0}
        onSearch={() => setSearching(true)}
        guestTools={guestTools}
      />
      <main className="scroll">
        <div ref={mark} />
        <div className={isStuck ? css.stuck : css.filters}>
          <GameFilters
            lanes={lanes.value}
            filter={filter}
            onCategory={setCategory}
            onVendor={setVendor}
          />
        </div>
        <TabPanel panel={panel} selected={filter.category ?? ''}>
          {banner && (
            <div className={css.banner}>
              <LobbyBanner banner={banner} wide eager tag={t('lobby.new_this_week')} />
            </div>
          )}
          <div className={css.games}>
            <Games filter={filter} lanes={known} />
          </div>
        </TabPanel>
      </main>
      <SearchSheet open={isSearching} onClose={() => setSearching(false)} />
      <GameSheetHost />
    </>
  );
}

const isOfFilter = ({ gameType, vendor }: Banner, filter: GameFilter): boolean =>
  (filter.category === null || filter.category === gameType) &&
  (filter.vendor === null || filter.vendor === vendor);

function Games({ filter, lanes }: { filter: GameFilter; lanes: readonly DerivedLane[] }) {
  const t = useTranslate();
  const { category } = filter;
  if (isOwn(category)) {
    const label = category === 'recent' ? t('lobby.recent') : t('lobby.favourites');
    return <OwnGames key={category} kind={category} label={label} />;
  }
  const lane = lanes.find(({ gameCategory }) => gameCategory === category);
  const label = lane ? categoryOf(lane).say(t) : t('lobby.games');
  return <ListedGames key={gamesAddress(filter)} filter={filter} label={label} />;
}

/** The filter in the address. A guest has neither recent games nor favourites. */
function useFilter() {
  const search = useSearch();
  const isGuest = useSession() === null;
  const filter = useMemo<GameFilter>(() => {
    const asked = readGamesAddress(search);
    return isGuest && isOwn(asked.category) ? { category: null, vendor: null } : asked;
  }, [search, isGuest]);
  const { category } = filter;
  return {
    filter,
    setCategory: (next: string | null) =>
      pushAddress(gamesAddress({ category: next, vendor: null })),
    setVendor: (vendor: string | null) => replaceAddress(gamesAddress({ category, vendor })),
  };
}

/** The scroll position from which the filters are over the games. */
function topOf(mark: Element | null): number {
  const top = mark?.getBoundingClientRect().top ?? 0;
  return Math.max(0, Math.round(top + window.scrollY - appBarHeight));
}
