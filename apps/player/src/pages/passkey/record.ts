import type { PageRecord } from '../page-record.ts';

export const passkeys = {
  shows: 'passkey',
  path: '/m/member/passkeys',
  audience: 'members',
  title: 'passkey.title',
  texts: ['member'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
