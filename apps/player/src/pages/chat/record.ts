import type { PageRecord } from '../page-record.ts';

/** The built-in chat: all talks (CHAT-05). */
export const chat = {
  shows: 'chat',
  path: '/m/chat',
  audience: 'members',
  tab: 'chat',
  title: 'chat.title',
  texts: ['chat'],
} as const satisfies PageRecord;
