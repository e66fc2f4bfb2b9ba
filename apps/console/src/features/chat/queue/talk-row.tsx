import LockIcon from '@mui/icons-material/Lock';
import { talkPage } from '@parlour/contract/staff/console-pages';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { readAnswerName } from '#foundation/answer-name.ts';
import { initialsOf } from '#foundation/initials.ts';
import { useOffice } from '#foundation/office.ts';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { languageName } from '../language-name.ts';
import { lateMinutes, minutesSince, sayLast, sayWait } from '../times.ts';
import css from './queue.module.css';
import type { QueuedTalk } from './talks.ts';

type Props = {
  talk: QueuedTalk;
  mail: string;
  /** The time by which waiting is counted. */
  now: number;
  isOpen: boolean;
};

/** The id of a row's element, so that the focus can return to it. */
export const rowId = (talkId: string): string => `talk-${talkId}`;

/** Moves the focus among the rows by the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  rows[target]?.focus();
}

/** A talk in a list, which opens it. */
export function TalkRow({ talk, mail, now, isOpen }: Props) {
  const say = useSay();
  const locale = useOfficeLocale();
  const { id, username, language, unread, takenBy, waitsSince } = talk;
  const isLocked = takenBy !== null && takenBy !== mail;
  return (
    <li>
      <Link
        id={rowId(id)}
        className={css.row}
        to={talkPage(id)}
        aria-current={isOpen ? 'page' : undefined}
        onKeyDown={moveFocus}
      >
        <span className={css.initials} aria-hidden="true">
          {initialsOf(username)}
        </span>
        <span className={css.words}>
          <b dir="auto">{username}</b>
          <LastMessage talk={talk} mail={mail} />
        </span>
        <span className={css.side}>
          {waitsSince === null ? (
            <LastTime at={talk.lastAt} now={now} />
          ) : (
            <Wait since={waitsSince} now={now} />
          )}
          <span className={css.marks}>
            <span className={css.tag} title={languageName(language, locale)}>
              {language}
            </span>
            {isLocked && (
              <span className={css.lock} title={say('console.taken_by', { name: takenBy })}>
                <LockIcon fontSize="inherit" />
                <span className={css.hidden}>{say('console.taken_by', { name: takenBy })}</span>
                <span aria-hidden="true">{initialsOf(takenBy)}</span>
              </span>
            )}
            {unread > 0 && (
              <span className={css.unread}>
                <span aria-hidden="true">{unread}</span>
                <span className={css.hidden}>{say('console.unread', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The beginning of the last message; without one, the subject. */
function LastMessage({ talk, mail }: Pick<Props, 'talk' | 'mail'>) {
  const say = useSay();
  const { device } = useOffice();
  const { subject, last, takenBy } = talk;
  if (!last) return <span dir="auto">{subject}</span>;
  const text = last.text === '' ? say('console.last_picture') : last.text;
  if (last.from !== 'staff') return <span dir="auto">{text}</span>;
  // An answer has no account, but a name that a colleague may have, too.
  const isOwn = takenBy === mail && (last.name ?? '') === readAnswerName(device, mail);
  const name = last.name ?? say('console.team');
  return (
    <span dir="auto">
      {isOwn ? say('console.last_own', { text }) : say('console.last_of', { name, text })}
    </span>
  );
}

function LastTime({ at, now }: { at: number; now: number }) {
  const locale = useOfficeLocale();
  return <time dateTime={new Date(at).toISOString()}>{sayLast(at, { locale, now })}</time>;
}

function Wait({ since, now }: { since: number; now: number }) {
  const say = useSay();
  const minutes = minutesSince(since, now);
  return (
    <span data-late={minutes >= lateMinutes} title={say('console.wait_title')}>
      {sayWait(say, minutes)}
    </span>
  );
}
