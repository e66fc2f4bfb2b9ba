import type { PageRecord } from '../page-record.ts';

/** Benefits of the club levels (MEMBER-11). */
export const benefits = {
  shows: 'club',
  path: '/m/member/benefits',
  audience: 'members',
  title: 'club.title',
  texts: ['club'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
