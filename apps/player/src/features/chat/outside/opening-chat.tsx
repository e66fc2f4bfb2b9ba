import { useEffect, useMemo } from 'react';
import { launchChat } from '@parlour/contract/chat/calls';
import { ButtonLink } from '@parlour/ui/button/button';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { canOpenOutside, openOutside, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { leaveFor } from '#platform/address.ts';
import { groundColour } from '#platform/ground-colour.ts';
import { ChatFailed } from '../chat-failed.tsx';
import { createOutsideChat } from './outside-chat.ts';

/** Opens the chat in place of this page, or outside of the app that shows the page (NET-16). */
function leaveForChat(address: string): void {
  const platform = thisDevice();
  if (canOpenOutside(platform)) openOutside(address, platform);
  else leaveFor(address);
}

function useOutsideChat() {
  const { api, language } = useFoundation();
  const t = useTranslate();
  const title = t('chat.title');
  const chat = useMemo(
    () =>
      createOutsideChat({
        ask: async (signal) => {
          const look = { title, language: language.get().language, headerColor: groundColour() };
          const options = { teller: 'page', signal } as const;
          return (await api(launchChat, { b2c: '1', ...look }, options)).chatUrl;
        },
        leave: leaveForChat,
      }),
    [api, language, title],
  );
  useEffect(() => chat.start(), [chat]);
  return { ...useStore(chat), retry: chat.retry };
}

/** The content of the chat's page while an outside chat is opened. */
export function OpeningChat() {
  const t = useTranslate();
  const { retry, ...chat } = useOutsideChat();
  if (chat.step === 'failed') {
    return <ChatFailed title={t('chat.outside_failed')} text={chat.say(t)} onRetry={retry} />;
  }
  return (
    <div aria-live="polite">
      <EmptyState
        icon={ChatCircleDotsIcon}
        title={t('chat.opening')}
        action={
          chat.step === 'opening' && (
            <ButtonLink href={chat.address}>{t('chat.open_outside')}</ButtonLink>
          )
        }
      >
        {t('chat.opening_text')}
      </EmptyState>
    </div>
  );
}
