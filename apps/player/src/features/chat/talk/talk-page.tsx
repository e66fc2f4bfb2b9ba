// /m/chat/talk: one talk with the merchant's team, or with no id a new one (CHAT-05).
import '@parlour/ui/pages.css';
import { useEffect } from 'react';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { changeAddress } from '#platform/address.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';
import { ChatFailed } from '../chat-failed.tsx';
import css from '../chat.module.css';
import { NoChat } from '../no-chat.tsx';
import { createOutbox } from '../outbox/outbox.ts';
import { hasOutsideChat } from '../outside/has-outside-chat.ts';
import { OpeningChat } from '../outside/opening-chat.tsx';
import { useChatRight } from '../use-chat-right.ts';
import { NewTalk } from './new-talk.tsx';
import { TalkBar } from './talk-bar.tsx';
import { TalkView } from './talk-view.tsx';

export function TalkPage() {
  // The server renders without the query, so it does not know which talk is shown.
  const isKnown = useIsHydrated();
  const { value: right, problem, isLoading, retry } = useChatRight();
  const t = useTranslate();
  // A link to a talk may be older than the outside chat, which opens here, too.
  const isOutside = hasOutsideChat(useFoundation());
  if (isKnown && right === 'granted' && !isOutside) return <KnownTalk />;
  return (
    <>
      <TalkBar title={t('chat.title')} />
      <main className="scroll pad" aria-busy={right === null && problem === null}>
        {right !== null && right !== 'granted' && <NoChat right={right} />}
        {right === 'granted' && isOutside && <OpeningChat />}
        {problem === null && (right === null || (right === 'granted' && !isOutside)) && (
          <SkeletonList rows={4} />
        )}
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

const isId = (id: string | null): id is string =>
  id !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

function KnownTalk() {
  const t = useTranslate();
  const query = new URLSearchParams(useSearch());
  const outbox = useFoundation().keep(createOutbox);
  const { begun: ids } = useStore(outbox);
  const id = query.get('id');
  // A talk that was begun on this page keeps its client id, so that nothing of the page is lost when the talk gets its own.
  const begun = query.get('begun') ?? Object.keys(ids).find((each) => ids[each] === id) ?? null;
  const begunId = begun === null || id !== null ? undefined : ids[begun];
  useEffect(() => {
    // A reload opens the talk of the server.
    if (begunId !== undefined) changeAddress(href('chatTalk', `?id=${begunId}`));
  }, [begunId]);
  if (id === null && begun === null) return <NewTalk />;
  if (id !== null && !isId(id)) {
    return (
      <>
        <TalkBar title={t('chat.title')} />
        <main className={`scroll pad ${css.gone}`}>{t('chat.gone')}</main>
      </>
    );
  }
  return <TalkView key={begun ?? id} id={id ?? begunId ?? null} begun={begun} />;
}
