import type { PageRecord } from '../page-record.ts';

export const alerts = {
  shows: 'alerts',
  path: '/m/member/alerts',
  audience: 'members',
  title: 'push.alerts',
  texts: ['push'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
