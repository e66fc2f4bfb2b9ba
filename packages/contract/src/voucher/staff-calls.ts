// Staff's calls on vouchers (docs/promotions.md): codes that anyone may redeem, and vouchers for named members.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofStaff = { audience: 'staff', method: 'POST' } as const;

/** The codes cannot be read again. */
export const issueVouchers = endpoint<typeof shapes.issueVouchers>()({
  ...ofStaff,
  path: '/ops/:merchant/vouchers/codes',
  summary: 'Make vouchers with codes',
  errors: { file_fault: 400 },
});
/** Never a second one for the same source. If a name is unknown, nobody gets one: not_found. */
export const giveVouchers = endpoint<typeof shapes.giveVouchers>()({
  ...ofStaff,
  path: '/ops/:merchant/vouchers/gifts',
  summary: 'Give one voucher to each of these members',
  errors: { file_fault: 400, not_found: 404 },
});
