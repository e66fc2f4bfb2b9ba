import type { PageRecord } from '../page-record.ts';

/** The member's notifications, and one announcement by the query `id` (MEMBER-14). */
export const notifications = {
  shows: 'notifications',
  path: '/m/member/notifications',
  audience: 'members',
  title: 'notifications.title',
  texts: ['notifications'],
} as const satisfies PageRecord;
