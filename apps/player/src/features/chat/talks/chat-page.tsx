// /m/chat: the member's talks with the merchant's team, and whether somebody is there (CHAT-01, CHAT-05); or the way to an outside chat
// (CHAT-02).
import '@parlour/ui/pages.css';
import { useState } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { ChatFailed } from '../chat-failed.tsx';
import css from '../chat.module.css';
import { NoChat } from '../no-chat.tsx';
import { createOutbox } from '../outbox/outbox.ts';
import { hasOutsideChat } from '../outside/has-outside-chat.ts';
import { OpeningChat } from '../outside/opening-chat.tsx';
import { useChatRight } from '../use-chat-right.ts';
import { DeskCard } from './desk-card.tsx';
import { TalkRow, UnsentTalkRow } from './talk-row.tsx';
import { useDesk } from './use-desk.ts';
import { useTalks, type Talk } from './use-talks.ts';

export function ChatPage() {
  const t = useTranslate();
  const isOutside = hasOutsideChat(useFoundation());
  const { value: right, problem, isLoading, retry } = useChatRight();
  return (
    <>
      <AppBar title={t('chat.title')} />
      <main className={`scroll ${css.talks}`} aria-busy={right === null && problem === null}>
        {right === 'granted' && (isOutside ? <OpeningChat /> : <Talks />)}
        {right !== null && right !== 'granted' && <NoChat right={right} />}
        {right === null && problem === null && <SkeletonList rows={4} />}
        {right === null && problem !== null && (
          <ChatFailed
            title={t('chat.failed')}
            text={problem(t)}
            isBusy={isLoading}
            onRetry={retry}
          />
        )}
      </main>
    </>
  );
}

function Talks() {
  const t = useTranslate();
  const desk = useDesk();
  const { value, problem, isLoading, retry } = useTalks();
  const unsent = useUnsentTalks();
  return (
    <>
      {desk && <DeskCard desk={desk} />}
      {unsent.length > 0 && (
        <ul className={css.rows} aria-label={t('chat.unsent_talks')}>
          {unsent.map((each) => (
            <UnsentTalkRow key={each.clientId} {...each} />
          ))}
        </ul>
      )}
      {value === null && problem === null && <SkeletonList rows={4} />}
      {value === null && problem !== null && (
        <ChatFailed title={t('chat.failed')} text={problem(t)} isBusy={isLoading} onRetry={retry} />
      )}
      {value?.length === 0 && unsent.length === 0 && (
        <EmptyState icon={ChatCircleDotsIcon} title={t('chat.none')} heading="h2">
          {t('chat.none_text')}
        </EmptyState>
      )}
      {value !== null && value.length > 0 && <TalkList talks={value} />}
      <div className={css.begin}>
        <ButtonLink tone="primary" href={href('chatTalk')}>
          {t(desk?.isOpen === false ? 'chat.leave_message' : 'chat.begin')}
        </ButtonLink>
      </div>
    </>
  );
}

const kinds = {
  all: () => true,
  open: ({ state }: Talk) => state !== 'closed',
  closed: ({ state }: Talk) => state === 'closed',
};
type Kind = keyof typeof kinds;

function TalkList({ talks }: { talks: readonly Talk[] }) {
  const t = useTranslate();
  const [kind, setKind] = useState<Kind>('all');
  const countOf = (each: Kind): number => talks.filter(kinds[each]).length;
  const chips = [
    { id: 'all', label: t('chat.all'), count: countOf('all') },
    { id: 'open', label: t('chat.open'), count: countOf('open') },
    { id: 'closed', label: t('chat.closed'), count: countOf('closed') },
  ] as const;
  return (
    <>
      <ChipRow
        label={t('chat.kinds')}
        chips={chips}
        selected={kind}
        onSelect={setKind}
        panel="talks"
      />
      <TabPanel panel="talks" selected={kind}>
        <ul className={css.rows}>
          {talks.filter(kinds[kind]).map((talk) => (
            <TalkRow key={talk.id} talk={talk} />
          ))}
        </ul>
      </TabPanel>
    </>
  );
}

type UnsentTalk = { clientId: string; subject: string; text: string };

/** Talks that were begun off line, each with its first message. */
function useUnsentTalks(): UnsentTalk[] {
  const { waiting } = useStore(useFoundation().keep(createOutbox));
  const talks = new Map<string, UnsentTalk>();
  for (const { talkId, begins, text } of waiting) {
    if (talkId === null && begins !== null && !talks.has(begins.clientId)) {
      talks.set(begins.clientId, { ...begins, text });
    }
  }
  return [...talks.values()];
}
