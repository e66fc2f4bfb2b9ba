import type { PageRecord } from '../page-record.ts';

/** Sign-in with a third-party identity (IDP-01). */
export const identity = {
  shows: 'identity',
  path: '/m/identity',
  audience: 'anyone',
  title: 'identity.title',
  texts: ['identity', 'member'],
  policy: 'identity',
} as const satisfies PageRecord;
