import type { PageRecord } from '../page-record.ts';

/** One talk, by its id, or a new one. */
export const chatTalk = {
  shows: 'chat-talk',
  path: '/m/chat/talk',
  audience: 'members',
  title: 'chat.title',
  texts: ['chat'],
} as const satisfies PageRecord;
