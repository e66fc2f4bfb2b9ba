// Marks the messages of an open talk as read while the reader sees the page.
import { useEffect, useEffectEvent } from 'react';
import { readTalk } from '@parlour/contract/chat/calls';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';
import { makeUnreadChat } from '../unread/unread-chat.ts';
import type { OpenTalk } from './open-talk.ts';

export function useMarkRead(value: OpenTalk | null): void {
  const { api, keep } = useFoundation();
  const newest = value?.messages.at(-1)?.id;
  const hasUnread = value !== null && value.talk.unread > 0;
  const talkId = value?.talk.id;
  const mark = useEffectEvent(async () => {
    if (!hasUnread || talkId === undefined || newest === undefined || document.hidden) return;
    // No action of the member: a page that is left open keeps no session alive. A failure is made good by the next message or return.
    const options = { teller: 'nobody', isUnasked: true } as const;
    const marked = await api(readTalk, { id: talkId, upTo: newest }, options).catch(
      () => undefined,
    );
    if (marked !== undefined) keep(makeUnreadChat).refresh();
  });
  useEffect(() => {
    if (!hasUnread) return undefined;
    void mark();
    return onPageSeen(() => void mark());
  }, [hasUnread, newest]);
}
