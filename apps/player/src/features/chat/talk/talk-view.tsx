import { useState } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { Message as Notice } from '@parlour/ui/form/message';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { ChatFailed } from '../chat-failed.tsx';
import css from '../chat.module.css';
import { Composer } from '../composer/composer.tsx';
import { QuickReplies } from '../composer/quick-replies.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { useTellWriting } from '../composer/use-tell-writing.ts';
import { WritingLine } from '../composer/writing-line.tsx';
import { createOutbox } from '../outbox/outbox.ts';
import { sayDuty } from '../talks/desk-card.tsx';
import { useDesk, type Desk } from '../talks/use-desk.ts';
import { MessageList } from './message-list.tsx';
import type { OpenTalk } from './open-talk.ts';
import { listShown, type ShownMessage } from './shown-messages.ts';
import { Stars } from './stars.tsx';
import { TalkBar } from './talk-bar.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useTalk } from './use-talk.ts';

type Props = {
  /** The talk's id; null while it waits to be begun. */
  id: string | null;
  /** The client id of a talk that this device began; null for others. */
  begun: string | null;
};

export function TalkView({ id, begun }: Props) {
  const t = useTranslate();
  const outbox = useFoundation().keep(createOutbox);
  const state = useStore(outbox);
  const { value, problem, isLoading, retry, earlier, renew } = useTalk(id);
  const isOffline = useIsOffline();
  const desk = useDesk();
  const messages = listShown(value?.messages ?? [], state, { id, begun });
  const begins = state.waiting.find((each) => each.begins?.clientId === begun)?.begins;
  const subject = value?.talk.subject ?? begins?.subject ?? t('chat.title');
  const isWaiting = id !== null && value === null && problem === null;
  useMarkRead(value);
  return (
    <>
      <TalkBar title={subject} />
      <main className={`scroll ${css.talk}`} aria-busy={isWaiting}>
        {desk && <Duty desk={desk} />}
        {isOffline && <Notice tone="warn">{t('chat.offline')}</Notice>}
        {isWaiting && <SkeletonList rows={4} />}
        {id !== null && value === null && problem !== null && messages.length === 0 && (
          <ChatFailed
            title={t('chat.talk_failed')}
            text={problem(t)}
            isBusy={isLoading}
            onRetry={retry}
          />
        )}
        {id === null && messages.length === 0 && <p className={css.gone}>{t('chat.gone')}</p>}
        <MessageList
          messages={messages}
          isLoaded={id === null || value !== null}
          earlier={value?.hasEarlier ? earlier : null}
        />
        {value?.talk.state === 'closed' && <Stars key={value.talk.id} talk={value.talk} />}
      </main>
      <Writing
        id={id}
        begins={begins ?? null}
        draftOf={begun ?? id ?? ''}
        value={value}
        messages={messages}
        replies={desk?.quickReplies ?? []}
        renew={renew}
      />
    </>
  );
}

/** Whether somebody is there, below the bar. */
function Duty({ desk }: { desk: Desk }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  return <p className={`text-caption text-muted ${css.duty}`}>{sayDuty(t, language, desk)}</p>;
}

type WritingProps = {
  id: string | null;
  begins: { clientId: string; subject: string } | null;
  /** The name of the draft, which stays when a begun talk gets its id. */
  draftOf: string;
  value: OpenTalk | null;
  messages: readonly ShownMessage[];
  /** The merchant's replies. */
  replies: readonly string[];
  /** Fetches the talk again. */
  renew: () => void;
};

/** The field for the next message with the merchant's replies, or that the talk has ended. */
function Writing({ id, begins, draftOf, value, messages, replies, renew }: WritingProps) {
  const t = useTranslate();
  const outbox = useFoundation().keep(createOutbox);
  const draft = useDraft(draftOf);
  const tellWriting = useTellWriting(id);
  const [openedAt] = useState(() => Date.now());
  const { state, reopensUntil = null } = value?.talk ?? {};
  if (state === 'closed' && reopensUntil !== null && reopensUntil <= openedAt) {
    return (
      <footer className={css.ended}>
        <p className="text-small text-muted">{t('chat.ended')}</p>
        <ButtonLink tone="tonal" wide href={href('chatTalk')}>
          {t('chat.begin')}
        </ButtonLink>
      </footer>
    );
  }
  if (id === null && begins === null) return null;
  function send(text: string, pictureIds: readonly string[] = []): true {
    outbox.add({ talkId: id, begins: id === null ? begins : null, text, pictureIds });
    return true;
  }
  const isAsked = state === 'waiting' && messages.at(-1)?.from === 'staff' && draft.text === '';
  return (
    <footer className={css.foot}>
      <WritingLine writing={value?.writing} renew={renew} />
      {isAsked && replies.length > 0 && <QuickReplies replies={replies} onChoose={send} />}
      <Composer draft={draft} onSend={send} onWrite={tellWriting} />
    </footer>
  );
}
