import type { PageRecord } from '../page-record.ts';

export const forgotPassword = {
  shows: 'forgot-password',
  path: '/m/forgotPassword',
  audience: 'guests',
  title: 'recovery.title',
  texts: ['member', 'recovery'],
} as const satisfies PageRecord;
