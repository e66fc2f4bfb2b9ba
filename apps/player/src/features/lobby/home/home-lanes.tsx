import '@parlour/ui/pages.css';
// The lanes of home. The member's own stand below the first two: whether there are any is known too late for the first screen.
import { Fragment } from 'react';
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonLane } from '@parlour/ui/state/skeleton-lane';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { ResourceState } from '#foundation/api/resource.ts';
import { GameLane } from './game-lane.tsx';
import { MemberLane } from './member-lane.tsx';

type Props = { lanes: ResourceState<readonly DerivedLane[]>; onRetry: () => void };

const lanesAbove = 2;
/** A part of the lobby that failed twice is left out for this visit. */
const mostFailures = 2;

export function HomeLanes({ lanes, onRetry }: Props) {
  const { value, problem, isLoading } = lanes;
  if (value === null) return <NoLanes lanes={lanes} onRetry={onRetry} />;
  // What the server did not paint with games comes with the next answer.
  const whole = value.filter(({ games }) => games !== undefined);
  const rest = value.filter(({ games }) => games === undefined);
  return (
    <>
      {whole.map((lane, at) => (
        <Fragment key={lane.gameCategory}>
          {at === lanesAbove && <MemberLanes />}
          <GameLane lane={lane} eager={at === 0} />
        </Fragment>
      ))}
      {whole.length <= lanesAbove && <MemberLanes />}
      {rest.length > 0 &&
        (problem && !isLoading ? (
          <LanesFailed lanes={lanes} onRetry={onRetry} />
        ) : (
          rest.map(({ gameCategory }) => <SkeletonLane key={gameCategory} />)
        ))}
    </>
  );
}

function MemberLanes() {
  return (
    <>
      <MemberLane kind="recent" />
      <MemberLane kind="favourites" />
    </>
  );
}

function NoLanes({ lanes, onRetry }: Props) {
  const t = useTranslate();
  const { problem, isLoading } = lanes;
  if (problem) {
    return (
      <FailedState
        place="page"
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
