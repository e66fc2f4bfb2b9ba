import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { mayCall } from '@parlour/contract/staff/rights';
import { useState, type ReactNode } from 'react';
import { initialsOf } from '#foundation/initials.ts';
import { useSay } from '#foundation/texts.ts';
import { useAccount } from '#foundation/use-account.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { OpenedTalk } from './merge-talk.ts';
import css from './talk-bar.module.css';
import type { useTalkActs } from './use-talk.ts';

type Props = {
  opened: OpenedTalk;
  mail: string;
  acts: ReturnType<typeof useTalkActs>;
  onBack: () => void;
  /** The button that shows the member; null if the member stands beside the talk. */
  memberButton: ReactNode;
};

/** The head of a talk: who writes about what, and what can be done with it. */
export function TalkBar({ opened, mail, acts, onBack, memberButton }: Props) {
  const say = useSay();
  const { talk, isWriting } = opened;
  return (
    <header className={css.bar}>
      <IconButton
        className={css.back ?? ''}
        aria-label={say('console.back')}
        title={say('console.back_key')}
        onClick={onBack}
      >
        <ArrowBackIcon />
      </IconButton>
      <span className={css.initials} aria-hidden="true">
        {initialsOf(talk.username)}
      </span>
      <div className={css.who}>
        <h2 dir="auto">{talk.username}</h2>
        <p dir="auto">{talk.subject}</p>
        <output className={css.writing}>{isWriting && say('console.writing')}</output>
      </div>
      {memberButton}
      <TalkActs talk={talk} mail={mail} acts={acts} />
    </header>
  );
}

type ActsProps = Pick<Props, 'mail' | 'acts'> & { talk: OpenedTalk['talk'] };

function TalkActs({ talk: { state, takenBy }, mail, acts }: ActsProps) {
  const say = useSay();
  const [isHandingOver, setHandingOver] = useState(false);
  const { place } = useAccount();
  const mayTakeOver = place !== null && mayCall(place.roles, 'takeOverTalk');
  const isMine = takenBy === mail;
  if (takenBy !== null && !isMine) {
    if (!mayTakeOver) return null;
    return (
      <div className={css.acts}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={acts.isBusy}
          onClick={() => void acts.takeOver()}
        >
          {say('console.take_over')}
        </Button>
      </div>
    );
  }
  const isOpen = state !== 'closed';
  return (
    <div className={css.acts}>
      {takenBy === null && isOpen && (
        <Button variant="contained" disabled={acts.isBusy} onClick={() => void acts.take()}>
          {say('console.take')}
        </Button>
      )}
      {isMine && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={acts.isBusy}
          onClick={() => setHandingOver(true)}
        >
          {say('console.hand_over')}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={acts.isBusy}
          onClick={() => void acts.close()}
        >
          {say('console.close_talk')}
        </Button>
      )}
      {isHandingOver && place !== null && (
        <HandOverDialog
          merchant={place.merchant}
          onHandOver={async (to) => {
            setHandingOver(false);
            await acts.handOver(to);
          }}
          onClose={() => setHandingOver(false)}
        />
      )}
    </div>
  );
}
