import DoneIcon from '@mui/icons-material/Done';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { sayFailure } from '#foundation/failures.ts';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import type { OpenedTalk, TalkMessage } from './merge-talk.ts';
import { MessagePicture } from './message-picture.tsx';
import { runsOf, type MessageRun } from './message-runs.ts';
import css from './messages.module.css';
import { sayDay, timeText } from '../times.ts';
import type { NamedTalk } from './use-talk.ts';

type Props = {
  of: NamedTalk;
  opened: OpenedTalk;
  /** The time by which a day is today. */
  now: number;
  loadEarlier: () => Promise<void>;
};

/** Pixels from the end within which the list follows new messages. */
const nearEnd = 120;

/** Keeps the end in view, unless somebody reads further up. */
function useFollowedEnd(lastId: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [lastId]);
  function note(): void {
    const { current } = box;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
  }
  return { box, note };
}

/** The messages of a talk, oldest first. New ones are read out. */
export function MessageList({ of, opened, now, loadEarlier }: Props) {
  const say = useSay();
  const { messages, talk, hasEarlier } = opened;
  const { box, note } = useFollowedEnd(messages.at(-1)?.id);
  const runs = runsOf(messages);
  return (
    <div
      className={css.messages}
      ref={box}
      onScroll={note}
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keys
      tabIndex={0}
      aria-label={say('console.messages')}
    >
      {hasEarlier && <EarlierButton load={loadEarlier} />}
      <ol>
        {runs.map((run, at) => (
          <Run
            key={run.messages[0]?.id}
            of={of}
            run={run}
            now={now}
            isNewDay={run.day !== runs[at - 1]?.day}
            member={talk.username}
          />
        ))}
      </ol>
    </div>
  );
}

function EarlierButton({ load }: { load: () => Promise<void> }) {
  const say = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function press(): Promise<void> {
    setBusy(true);
    try {
      await load();
    } catch (error) {
      notify(sayFailure(say, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button className={css.earlier ?? ''} disabled={isBusy} onClick={() => void press()}>
      {say('console.earlier')}
    </Button>
  );
}

type RunProps = Pick<Props, 'of' | 'now'> & {
  run: MessageRun;
  isNewDay: boolean;
  member: string;
};

function Run({ of, run, now, isNewDay, member }: RunProps) {
  const say = useSay();
  const locale = useOfficeLocale();
  const [first] = run.messages;
  const last = run.messages.at(-1);
  if (!first || !last) return null;
  const team = first.name ?? say('console.team');
  const author = { member, staff: team, note: team, system: say('console.system') }[first.from];
  return (
    <>
      {isNewDay && (
        <li className={css.day}>
          <span>{sayDay(first.at, { say, locale, now })}</span>
        </li>
      )}
      <li className={css.run} data-from={first.from}>
        {run.messages.map((message) =>
          message.from === 'note' ? (
            <Note key={message.id} text={message.text} />
          ) : (
            <Bubble key={message.id} of={of} message={message} />
          ),
        )}
        <p className={css.meta}>
          {say('console.author_at', {
            // Isolated, so that a name keeps its own direction.
            name: `\u2068${author}\u2069`,
            time: timeText(last.at, locale),
          })}
          {first.from === 'staff' && <ReadMark isRead={last.isRead} />}
        </p>
      </li>
    </>
  );
}

function Bubble({ of, message }: { of: NamedTalk; message: TalkMessage }) {
  return (
    <>
      {message.text !== '' && (
        <p className={css.bubble} dir="auto">
          {message.text}
        </p>
      )}
      {message.pictureIds.map((pictureId, at) => (
        <MessagePicture key={pictureId} of={of} pictureId={pictureId} number={at + 1} />
      ))}
    </>
  );
}

/** A note that only staff see. */
function Note({ text }: { text: string }) {
  const say = useSay();
  return (
    <p className={css.note}>
      <VisibilityOffIcon fontSize="small" aria-hidden />
      <span dir="auto">
        <b>{say('console.note')}</b> {text}
      </span>
    </p>
  );
}

function ReadMark({ isRead }: { isRead: boolean }) {
  const say = useSay();
  const Icon = isRead ? DoneAllIcon : DoneIcon;
  return (
    <span className={css.mark}>
      <Icon fontSize="inherit" aria-hidden />
      {say(isRead ? 'console.read' : 'console.sent')}
    </span>
  );
}
