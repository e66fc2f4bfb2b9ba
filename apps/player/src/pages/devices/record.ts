import type { PageRecord } from '../page-record.ts';

export const devices = {
  shows: 'devices',
  path: '/m/member/devices',
  audience: 'members',
  title: 'devices.title',
  texts: ['member'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
