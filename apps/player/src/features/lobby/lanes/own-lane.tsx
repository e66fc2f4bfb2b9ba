// The lane of the member's own games, before all others: recent ones and favourites. Its space is reserved while they load, and a member
// who has neither gets popular games, so nothing below ever moves.
import { useState } from 'react';
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Game } from '@parlour/contract/lobby/lobby';
import { FailedState } from '@parlour/ui/state/failed-state';
import { Lane } from '@parlour/ui/card/lane';
import { SkeletonLane } from '@parlour/ui/state/skeleton-lane';
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { popularGames } from '../catalogue/popular-games.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';
import { gamesAddress, ownCategories, type OwnCategory } from '../games/games-address.ts';
import { GameLane } from './game-lane.tsx';

/** Failures after which a list is left out for this visit. */
const mostFailures = 2;
const mostShown = 12;

type OwnGames = NonNullable<ReturnType<typeof useMemberGames>>;

const isOut = ({ value, problem, failures }: OwnGames): boolean =>
  value === null && problem !== null && failures >= mostFailures;
const isWaiting = ({ value, problem }: OwnGames): boolean => value === null && problem === null;

const nameOf = (kind: OwnCategory, t: Translate): string =>
  kind === 'recent' ? t('lobby.recent') : t('lobby.favourites');

/** The lane of the member's own games. Popular games are taken from `lanes`. */
export function OwnLane({ lanes }: { lanes: readonly DerivedLane[] }) {
  const recent = useMemberGames('recent');
  const favourites = useMemberGames('favourites');
  const [chosen, choose] = useState<OwnCategory>('recent');
  if (recent === null || favourites === null) return null;
  const lists = { recent, favourites };
  const filled = ownCategories.filter((kind) => lists[kind].value?.length);
  const kind = filled.includes(chosen) ? chosen : filled[0];
  if (isWaiting(recent) || (kind === undefined && isWaiting(favourites))) return <SkeletonLane />;
  const broken = ownCategories.find((each) => lists[each].value === null && !isOut(lists[each]));
  if (kind === undefined || (broken === 'recent' && chosen === 'recent')) {
    return broken ? (
      <OwnFailed kind={broken} list={lists[broken]} />
    ) : (
      <PopularLane lanes={lanes} />
    );
  }
  return (
    <OwnGamesLane
      kind={kind}
      kinds={filled}
      games={(lists[kind].value ?? []).slice(0, mostShown)}
      onKind={choose}
    />
  );
}

type LaneProps = {
  kind: OwnCategory;
  kinds: readonly OwnCategory[];
  games: readonly Game[];
  onKind: (kind: OwnCategory) => void;
};

function OwnGamesLane({ kind, kinds, games, onKind }: LaneProps) {
  const t = useTranslate();
  const headOf = (id: OwnCategory) => (id === 'recent' ? t('lobby.recent_short') : nameOf(id, t));
  const tabs = kinds.map((id) => ({ id, label: headOf(id) }));
  return (
    <GameLane
      lane={kind}
      title={nameOf(kind, t)}
      all={gamesAddress({ category: kind, vendor: null })}
      games={games}
      startsNear
      {...(kinds.length > 1 && {
        tabs: {
          label: t('lobby.your_games'),
          tabs,
          selected: kind,
          onSelect: (id) => onKind(id as OwnCategory),
        },
      })}
    />
  );
}

function OwnFailed({ kind, list }: { kind: OwnCategory; list: OwnGames }) {
  const { problem, isLoading, retry } = list;
  const t = useTranslate();
  const failed = (
    <FailedState
      title={t('lobby.failed')}
      text={problem?.(t) ?? ''}
      retryLabel={t('site.retry')}
      busy={isLoading}
      onRetry={retry}
    />
  );
  return <Lane title={nameOf(kind, t)} instead={failed} />;
}

function PopularLane({ lanes }: { lanes: readonly DerivedLane[] }) {
  const t = useTranslate();
  const games = popularGames(lanes, mostShown);
  if (games.length === 0) return <SkeletonLane />;
  return <GameLane lane="popular" title={t('lobby.popular')} games={games} startsNear />;
}
