import type { PageRecord } from '../page-record.ts';

export const changePsw = {
  shows: 'change-password',
  path: '/m/changePsw',
  audience: 'members',
  openToLimitedSession: true,
  title: 'password.title',
  texts: ['member'],
  // A session that must change its password ends here all the same, and can log out (LOGIN-04).
  comes: 'password.coming_soon',
} as const satisfies PageRecord;
