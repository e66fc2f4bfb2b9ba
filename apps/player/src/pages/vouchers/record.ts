import type { PageRecord } from '../page-record.ts';

/** The voucher centre (MEMBER-09). */
export const voucherCenter = {
  shows: 'vouchers',
  path: '/m/voucherCenter',
  audience: 'members',
  title: 'vouchers.title',
  texts: ['vouchers', 'rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
