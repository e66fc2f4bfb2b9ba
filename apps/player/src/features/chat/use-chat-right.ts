import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { makeChatRight } from './may-chat.ts';

const right = defineOwnData({
  ask: ({ foundation }) => foundation.keep(makeChatRight)(),
  again: 'never',
});

/** The member's right to use the chat, without which its pages make no call of it (CHAT-01). */
export const useChatRight = () => useOwnResource(right);
