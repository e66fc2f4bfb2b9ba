// Vouchers that tests make by the rules of staff, with the address of the owner.
import * as rules from '@parlour/server/staff/rewards/voucher';
import { forStaff } from './for-staff.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

type Rest<F extends (work: never, ...rest: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer R] ? R : never;

export const giveVouchers = (place: TestMerchant, ...rest: Rest<typeof rules.giveVouchers>) =>
  forStaff(place, (work) => rules.giveVouchers(work, ...rest));

/** Makes vouchers and returns their codes. */
export const issueCodes = (place: TestMerchant, ...rest: Rest<typeof rules.issueCodes>) =>
  forStaff(place, (work) => rules.issueCodes(work, ...rest));
