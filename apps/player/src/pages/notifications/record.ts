import type { PageRecord } from '../page-record.ts';

/** MEMBER-14: what the member was told, and one announcement by the query `id`. */
export const notifications = {
  shows: 'notifications',
  path: '/m/member/notifications',
  audience: 'members',
  title: 'notifications.title',
  texts: ['notifications'],
} as const satisfies PageRecord;
