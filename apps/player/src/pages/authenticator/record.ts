import type { PageRecord } from '../page-record.ts';

export const authenticator = {
  shows: 'authenticator',
  path: '/m/member/authenticator',
  audience: 'members',
  title: 'authenticator.title',
  texts: ['member'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
