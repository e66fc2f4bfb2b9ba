// The search before anything is typed: recent and popular games.
import type { ReactNode } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { ButtonLink } from '@parlour/ui/button/button';
import { CoverGrid } from '@parlour/ui/card/cover-grid';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { popularGames } from '../catalogue/popular-games.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { gamesAddress } from '../games/games-address.ts';
import { GameCard } from '../games/grid/game-card.tsx';
import css from './search.module.css';

const mostRecent = 3;
const mostPopular = 9;

export function SearchStart() {
  const t = useTranslate();
  const recent = useMemberGames('recent')?.value ?? [];
  return (
    <div className={css.start}>
      <p className={`text-muted text-small ${css.say}`}>{t('lobby.search_start')}</p>
      {recent.length > 0 && <Shelf title={t('lobby.recent')} games={recent.slice(0, mostRecent)} />}
      <Popular besides={recent.slice(0, mostRecent)} />
    </div>
  );
}

const none: readonly Game[] = [];

/** Popular games, also shown after a search without results. Games in `besides` are left out. */
export function Popular({ besides = none }: { besides?: readonly Game[] }) {
  const t = useTranslate();
  const { value } = useStore(useLobby().lanes);
  const known = new Set(besides.map(gameKey));
  const games = popularGames(value ?? [], mostPopular + known.size)
    .filter((game) => !known.has(gameKey(game)))
    .slice(0, mostPopular);
  if (games.length === 0) return null;
  return (
    <Shelf title={t('lobby.popular')} games={games}>
      <div className={css.all}>
        <ButtonLink href={gamesAddress({ category: null, vendor: null })}>
          {t('lobby.browse')}
        </ButtonLink>
      </div>
    </Shelf>
  );
}

type ShelfProps = { title: string; games: readonly Game[]; children?: ReactNode };

function Shelf({ title, games, children }: ShelfProps) {
  const nameVendor = useVendorNames();
  return (
    <section className={css.results}>
      <h3 className="text-subheading" aria-hidden="true">
        {title}
      </h3>
      <CoverGrid label={title}>
        {games.map((game) => (
          <GameCard key={gameKey(game)} game={game} vendor={nameVendor(game)} />
        ))}
      </CoverGrid>
      {children}
    </section>
  );
}
