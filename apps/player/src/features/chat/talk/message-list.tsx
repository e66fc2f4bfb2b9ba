import { useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../chat.module.css';
import { dayOf } from '../times.ts';
import { MessageRunView } from './message-run.tsx';
import { listRuns, type ShownMessage } from './shown-messages.ts';
import { useEndOfTalk } from './use-end-of-talk.ts';
import type { EarlierMessages } from './use-talk.ts';

type Props = {
  messages: readonly ShownMessage[];
  isLoaded: boolean;
  /** The messages before the first; null if there are none. */
  earlier: EarlierMessages | null;
};

const isUnread = ({ from, isRead }: ShownMessage): boolean => from !== 'member' && !isRead;

export function MessageList({ messages, isLoaded, earlier }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const newId = useNewLine(messages, isLoaded);
  const { end, line, count, toEnd } = useEndOfTalk(messages, isLoaded);
  const runs = listRuns(messages, newId);
  return (
    <>
      {earlier !== null && (
        <div className={css.earlier}>
          <Button size="small" busy={earlier.isLoading} onClick={() => void earlier.load()}>
            {t('chat.earlier')}
          </Button>
          {earlier.problem !== null && (
            <p className="text-caption text-muted" role="alert">
              {earlier.problem(t)}
            </p>
          )}
        </div>
      )}
      <ol className={css.messages} aria-label={t('chat.messages')}>
        {runs.map((run) => {
          const [first] = run.messages;
          return (
            <li key={first.id}>
              {run.isNewDay && <p className={css.dayLine}>{dayOf(t, language, first.at)}</p>}
              {run.isNew && (
                <p ref={line} className={`${css.dayLine} ${css.newLine}`}>
                  {t('chat.new')}
                </p>
              )}
              <MessageRunView messages={run.messages} />
            </li>
          );
        })}
      </ol>
      <Incoming messages={messages} isLoaded={isLoaded} />
      <div ref={end} />
      {count > 0 && (
        <button type="button" className={css.toEnd} onClick={toEnd}>
          {t('chat.new_count', { count })}
        </button>
      )}
    </>
  );
}

/** The first message that was unread when the talk was opened: the line above it stays until the reader leaves. */
function useNewLine(messages: readonly ShownMessage[], isLoaded: boolean): string | null {
  const [newId, setNewId] = useState<string | null | undefined>(undefined);
  const first = isLoaded ? (messages.find(isUnread)?.id ?? null) : undefined;
  // Kept while rendering, so that the list is never painted without it.
  if (newId === undefined && first !== undefined) setNewId(first);
  return newId ?? null;
}

/** Announces messages that arrive while the talk is open, and no others. */
function Incoming({ messages, isLoaded }: Omit<Props, 'earlier'>) {
  const t = useTranslate();
  const last = messages.findLast(({ from }) => from !== 'member');
  const [first, setFirst] = useState<string | null | undefined>(undefined);
  if (first === undefined && isLoaded) setFirst(last?.id ?? null);
  const isNew = last !== undefined && first !== undefined && last.id !== first;
  const text = last?.text === '' ? t('chat.a_picture') : (last?.text ?? '');
  return <output className="visually-hidden">{isNew && text}</output>;
}
