import '@parlour/ui/pages.css';
// The lanes of home: the member's own games, the next draws, then the categories.
import { useDeferredValue } from 'react';
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonLane } from '@parlour/ui/state/skeleton-lane';
import { apart } from '#foundation/apart.tsx';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { ResourceState } from '#foundation/api/resource.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { NoGamesYet } from '../catalogue/no-games-yet.tsx';
import { DrawLane } from '../draws/draw-lane.tsx';
import { useDraws } from '../draws/use-draws.ts';
import { gamesAddress } from '../games/games-address.ts';
import { GameLane } from './game-lane.tsx';
import { OwnLane } from './own-lane.tsx';

type Props = { lanes: ResourceState<readonly DerivedLane[]>; onRetry: () => void };

/** Failures after which a part of the lobby is left out for this visit. */
const mostFailures = 2;
/** The number of categories in or near a phone's first view. */
const firstLanes = 2;

export function HomeLanes({ lanes: newest, onRetry }: Props) {
  // A new answer is rendered in interruptible steps, so that presses are handled in between.
  const lanes = useDeferredValue(newest);
  const draws = useDeferredValue(useDraws());
  const { value, problem, isLoading } = lanes;
  if (value === null) return <NoLanes lanes={lanes} onRetry={onRetry} />;
  if (value.length === 0 && draws.length === 0) {
    return <NoGamesYet busy={isLoading} onRetry={onRetry} />;
  }
  // Lanes that the server rendered without games get them with the next answer.
  const isMissing = value.some(({ games }) => games === undefined);
  const hasFailed = isMissing && problem !== null && !isLoading;
  const shown = hasFailed ? value.filter(({ games }) => games !== undefined) : value;
  return (
    <>
      <Own lanes={value} />
      <Draws games={draws} />
      {shown.map((lane, at) => (
        <Category key={lane.gameCategory} lane={lane} place={at} />
      ))}
      {hasFailed && <LanesFailed lanes={lanes} onRetry={onRetry} />}
    </>
  );
}

const Own = apart(OwnLane);
const Draws = apart(DrawLane);
const soon: [] = [];

const Category = apart(function Category({ lane, place }: { lane: DerivedLane; place: number }) {
  const t = useTranslate();
  const { gameCategory, games } = lane;
  return (
    <GameLane
      lane={gameCategory}
      title={categoryOf(lane).say(t)}
      all={gamesAddress({ category: gameCategory, vendor: null })}
      games={games ?? soon}
      eager={place === 0}
      startsNear={place < firstLanes}
    />
  );
});

function NoLanes({ lanes, onRetry }: Props) {
  const t = useTranslate();
  const help = useHelp();
  const { problem, isLoading } = lanes;
  if (problem) {
    return (
      <FailedState
        place="page"
        help={help}
        title={t('lobby.failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        busy={isLoading}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div aria-busy="true">
      <SkeletonLane />
      <SkeletonLane />
      <SkeletonLane />
    </div>
  );
}

function LanesFailed({ lanes, onRetry }: Props) {
  const t = useTranslate();
  const { problem, failures } = lanes;
  if (!problem || failures >= mostFailures) return null;
  return (
    <section className="lane">
      <FailedState
        title={t('lobby.failed')}
        text={problem(t)}
        retryLabel={t('site.retry')}
        onRetry={onRetry}
      />
    </section>
  );
}
