import type { PageRecord } from '../page-record.ts';

export const register = {
  shows: 'register',
  path: '/m/register',
  aliases: ['/m/register.html'],
  audience: 'guests',
  title: 'login.create_account',
  texts: ['member', 'register'],
  paints: { registration: true },
} as const satisfies PageRecord;
