// The games of a category and vendor, in the server's order.
import { useCallback, useEffect, useMemo } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { GridNineIcon } from '@parlour/ui/icons/categories';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonGrid } from '@parlour/ui/state/skeleton-grid';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { gameAt, pageSize, type GameFilter } from './game-list.ts';
import { GameGrid } from './grid/game-grid.tsx';
import css from './games.module.css';
import { gamesAddress } from './games-address.ts';

type Props = { filter: GameFilter; label: string };

export function ListedGames({ filter, label }: Props) {
  const { lists } = useLobby();
  const { language } = useStore(useFoundation().language);
  const t = useTranslate();
  const help = useHelp();
  const list = useMemo(() => lists(filter, language), [lists, filter, language]);
  const games = useStore(list);
  useEffect(() => {
    list.need(0, pageSize);
    return list.leave;
  }, [list]);
  const find = useCallback((at: number) => gameAt(games, at), [games]);

  const { total, problem } = games;
  if (total === null) {
    if (!problem) return <SkeletonGrid />;
    return (
      <FailedState
        place="page"
        help={help}
        title={t('lobby.failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        onRetry={list.retry}
      />
    );
  }
  if (total === 0) return <NoGames />;
  return (
    <>
      <GameGrid label={label} count={total} gameAt={find} need={list.need} />
      {problem && (
        <div className={css.failed}>
          <FailedState
            title={t('lobby.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            onRetry={list.retry}
          />
        </div>
      )}
    </>
  );
}

function NoGames() {
  const t = useTranslate();
  const all = gamesAddress({ category: null, vendor: null });
  return (
    <EmptyState
      icon={GridNineIcon}
      title={t('lobby.no_games')}
      action={<ButtonLink href={all}>{t('lobby.browse')}</ButtonLink>}
    >
      {t('lobby.no_games_hint')}
    </EmptyState>
  );
}
