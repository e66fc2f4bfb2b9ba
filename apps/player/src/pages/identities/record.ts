import type { PageRecord } from '../page-record.ts';

/** The member's connected third-party identities (IDP-03). */
export const identities = {
  shows: 'identities',
  path: '/m/member/identities',
  audience: 'members',
  title: 'identity.own_title',
  texts: ['identity', 'member'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
