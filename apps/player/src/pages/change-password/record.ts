import type { PageRecord } from '../page-record.ts';

export const changePsw = {
  shows: 'change-password',
  path: '/m/changePsw',
  audience: 'members',
  openToLimitedSession: true,
  title: 'password.title',
  texts: ['member'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
