import type { PageRecord } from '../page-record.ts';

/** Invitation of friends: a member's page that guests may open, too (MEMBER-13, ROUTE-03). */
export const inviteFriends = {
  shows: 'invite',
  path: '/m/inviteFriends',
  audience: 'anyone',
  title: 'invite.title',
  texts: ['invite', 'rewards'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
