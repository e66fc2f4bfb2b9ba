import type { PageRecord } from '../page-record.ts';

export const consent = {
  shows: 'consent',
  path: '/m/consent',
  audience: 'anyone',
  title: 'tracking.title',
  texts: ['tracking'],
} as const satisfies PageRecord;
