import type { PageRecord } from '../page-record.ts';

/** The voucher centre (MEMBER-09). */
export const voucherCenter = {
  shows: 'voucher',
  path: '/m/voucherCenter',
  audience: 'members',
  title: 'voucher.title',
  texts: ['voucher', 'rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
