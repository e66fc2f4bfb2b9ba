import { Button } from '../button/button.tsx';
import { Lane } from '../card/lane.tsx';
import { HeartIcon } from '../icons/navigation.tsx';
import { Mark } from '../marks/mark.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { FailedState } from '../state/failed-state.tsx';
import { SkeletonBanner } from '../state/skeleton-banner.tsx';
import { SkeletonLane } from '../state/skeleton-lane.tsx';
import { SkeletonList } from '../state/skeleton-list.tsx';
import { Spinner } from '../state/spinner.tsx';
import type { Words } from './words.ts';

type Props = { words: Words; logo: 'eclipse' | 'flower' | 'disc' };

export function StatePart({ words, logo }: Props) {
  const retry = () => undefined;
  return (
    <>
      <SkeletonBanner />
      <SkeletonLane />
      <Lane
        title={words.popular}
        instead={
          <FailedState
            title={words.failed}
            text={words.noAnswer}
            retryLabel={words.retry}
            onRetry={retry}
          />
        }
      />
      <div className="pad">
        <div className="lane" />
        <SkeletonList rows={2} />
      </div>
      <EmptyState
        icon={HeartIcon}
        title={words.noFavourites}
        action={<Button size="small">{words.browse}</Button>}
      >
        {words.hold}
      </EmptyState>
      <FailedState
        place="page"
        help={{ href: '#help', label: words.help }}
        title={words.failed}
        text={words.noAnswer}
        retryLabel={words.retry}
        onRetry={retry}
        busy
      />
      <div className="row pad">
        <Spinner mark={<Mark name={logo} />} label={words.games} place="inline" limitMs={600_000} />
        <span className="balls">
          <b className="ball ball--white">{4}</b>
          <b className="ball ball--empty" />
          <b className="ball ball--white">{4}</b>
        </span>
      </div>
    </>
  );
}
