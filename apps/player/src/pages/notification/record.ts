import type { PageRecord } from '../page-record.ts';

/** The member's notifications, and one announcement by the query `id` (MEMBER-14). */
export const notifications = {
  shows: 'notification',
  path: '/m/member/notifications',
  audience: 'members',
  title: 'notification.title',
  texts: ['notification'],
} as const satisfies PageRecord;
