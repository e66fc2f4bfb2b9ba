import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { FailedState } from '#foundation/failed-state.tsx';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useSay } from '#foundation/texts.ts';
import type { NamedTalk } from '../talk/use-talk.ts';
import { MemberFacts } from './member-facts.tsx';
import css from './member.module.css';
import { useMember } from './use-member.ts';

type Props = {
  of: NamedTalk;
  /** Whether a press opened the panel. */
  isPressed: boolean;
  onLeave: () => void;
  /** A button that closes the panel; null if it stays. */
  close: ReactNode;
};

/** The facts about the member of a talk, under a title. */
export function MemberPanel({ of, isPressed, onLeave, close }: Props) {
  const say = useSay();
  const titleId = useId();
  const { data, error, isFetching, now, refresh } = useMember(of, isPressed);
  return (
    <section
      className={css.panel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keys
      tabIndex={0}
      aria-labelledby={titleId}
    >
      <header className={css.head}>
        <h2 id={titleId}>{say('console.member')}</h2>
        {data && (
          <IconButton aria-label={say('console.refresh')} disabled={isFetching} onClick={refresh}>
            <RefreshIcon />
          </IconButton>
        )}
        {close}
      </header>
      {error !== null && <FailedState error={error} isBusy={isFetching} onRetry={refresh} />}
      {!data && error === null && <LoadingState />}
      {data && <MemberFacts member={data} now={now} onLeave={onLeave} />}
    </section>
  );
}
