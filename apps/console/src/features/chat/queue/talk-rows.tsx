import type { ReactNode } from 'react';
import { FailedState } from '#foundation/failed-state.tsx';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useSay } from '#foundation/texts.ts';
import css from './queue.module.css';
import { TalkRow } from './talk-row.tsx';
import { inOrder, type QueuedTalk } from './talks.ts';

type Props = {
  /** Null while nothing has been answered. */
  talks: readonly QueuedTalk[] | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  mail: string;
  now: number;
  openId: string | null;
  /** The sentence that is said if there are none. */
  none: ReactNode;
};

/** Talks as rows, or what stands in their place. */
export function TalkRows({ talks, error, isFetching, retry, none, ...row }: Props) {
  const say = useSay();
  const { mail, now, openId } = row;
  if (talks === null && error !== null) {
    return <FailedState error={error} isBusy={isFetching} onRetry={retry} />;
  }
  if (talks === null) return <LoadingState />;
  return (
    <>
      {error !== null && <output className={css.stale}>{say('console.stale')}</output>}
      {talks.length === 0 && <p className={css.none}>{none}</p>}
      <ul title={say('console.list_keys')}>
        {inOrder(talks).map((talk) => (
          <TalkRow key={talk.id} talk={talk} mail={mail} now={now} isOpen={talk.id === openId} />
        ))}
      </ul>
    </>
  );
}
