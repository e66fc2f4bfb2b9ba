import type { PageRecord } from '../page-record.ts';

/** Benefits of the club levels (MEMBER-11). */
export const benefits = {
  shows: 'benefits',
  path: '/m/member/benefits',
  audience: 'members',
  title: 'benefits.title',
  texts: ['benefits'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
