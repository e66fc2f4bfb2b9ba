// The member's favourite or recent games as a grid.
import { useCallback } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { HeartIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon } from '@parlour/ui/icons/status';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonGrid } from '@parlour/ui/state/skeleton-grid';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';
import { GameGrid } from './grid/game-grid.tsx';
import { gamesAddress, type OwnCategory } from './games-address.ts';

type Props = { kind: OwnCategory; label: string };

export function OwnGames({ kind, label }: Props) {
  const t = useTranslate();
  const help = useHelp();
  const games = useMemberGames(kind);
  const value = games?.value ?? null;
  const find = useCallback((at: number) => value?.[at], [value]);
  if (value === null) {
    if (!games?.problem) return <SkeletonGrid />;
    return (
      <FailedState
        place="page"
        help={help}
        title={t('lobby.failed')}
        text={games.problem(t)}
        retryLabel={t('site.retry')}
        busy={games.isLoading}
        onRetry={games.retry}
      />
    );
  }
  if (value.length === 0) return <NothingYet kind={kind} />;
  return <GameGrid label={label} count={value.length} gameAt={find} />;
}

function NothingYet({ kind }: { kind: OwnCategory }) {
  const t = useTranslate();
  const all = gamesAddress({ category: null, vendor: null });
  const isRecent = kind === 'recent';
  return (
    <EmptyState
      icon={isRecent ? ClockIcon : HeartIcon}
      title={isRecent ? t('lobby.no_recent') : t('lobby.no_favourites')}
      action={<ButtonLink href={all}>{t('lobby.browse')}</ButtonLink>}
    >
      {isRecent ? t('lobby.no_recent_hint') : t('lobby.no_favourites_hint')}
    </EmptyState>
  );
}
