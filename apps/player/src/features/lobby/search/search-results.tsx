import { useDeferredValue } from 'react';
import { CoverGrid } from '@parlour/ui/card/cover-grid';
import { MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonGrid } from '@parlour/ui/state/skeleton-grid';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { GameCard } from '../games/grid/game-card.tsx';
import css from './search.module.css';
import { Popular, SearchStart } from './search-start.tsx';
import type { GameSearch } from './use-search.ts';

export function SearchResults({ found }: { found: GameSearch }) {
  const t = useTranslate();
  const help = useHelp();
  const nameVendor = useVendorNames();
  const { text, value, problem, isLoading, retry } = found;
  // The field is rendered first, so that typing does not wait for pictures.
  const isOpen = useDeferredValue(true, false);
  if (text === '') return isOpen ? <SearchStart /> : null;
  if (problem && !isLoading) {
    return (
      <FailedState
        place="page"
        help={help}
        title={t('lobby.search_failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        onRetry={retry}
      />
    );
  }
  if (value === null) return <SkeletonGrid />;
  if (value.games.length === 0) return <NothingFound text={value.text} />;
  return (
    <div className={css.results} aria-busy={value.text !== text}>
      <output className={`text-caption text-faint ${css.say}`}>
        {t('lobby.found', { count: value.total })}
      </output>
      <CoverGrid label={t('lobby.games')}>
        {value.games.map((game) => (
          <GameCard key={gameKey(game)} game={game} vendor={nameVendor(game)} />
        ))}
      </CoverGrid>
      {value.total > value.games.length && (
        <p className={`text-muted text-small ${css.say}`}>
          {t('lobby.found_more', { count: value.games.length })}
        </p>
      )}
    </div>
  );
}

function NothingFound({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <>
      <output>
        <EmptyState icon={MagnifyingGlassIcon} title={t('lobby.nothing_called', { text })}>
          {t('lobby.nothing_called_hint')}
        </EmptyState>
      </output>
      <Popular />
    </>
  );
}
