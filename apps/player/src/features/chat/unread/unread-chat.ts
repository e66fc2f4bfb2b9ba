// The number of unread messages of the chat (CHAT-01), shared by the tab bar and the chat's pages.
import { unreadChat } from '@parlour/contract/chat/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makeChatRight } from '../may-chat.ts';

export const makeUnreadChat = (foundation: Foundation): Resource<number> =>
  createResource({
    ask: async (_key, signal) => {
      const right = await foundation.keep(makeChatRight)();
      if (right !== 'granted') return 0;
      const options = { teller: 'nobody', signal } as const;
      return (await readsOf(foundation)(unreadChat, {}, options)).unReadCount;
    },
    freshMs: 0,
    isQuiet: true,
  });
