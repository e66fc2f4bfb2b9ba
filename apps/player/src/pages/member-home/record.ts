import type { PageRecord } from '../page-record.ts';

export const memberHome = {
  shows: 'member-home',
  path: '/m/member/home',
  audience: 'members',
  tab: 'me',
  title: 'member.title',
  texts: ['member', 'lobby'],
} as const satisfies PageRecord;
