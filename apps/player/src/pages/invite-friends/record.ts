import type { PageRecord } from '../page-record.ts';

/** MEMBER-13: a page of a member that guests may open, too (ROUTE-03). */
export const inviteFriends = {
  shows: 'invite-friends',
  path: '/m/inviteFriends',
  audience: 'anyone',
  title: 'invite.title',
  texts: ['invite', 'rewards'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
