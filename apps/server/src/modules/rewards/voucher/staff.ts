// Staff's calls on vouchers (`npm run voucher`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { giveVouchers, issueCodes, readVoucher } from './make-vouchers.ts';

// The demo and fixtures make vouchers by the same rules.
export { giveVouchers, issueCodes, readVoucher, rowOf } from './make-vouchers.ts';
export { voucherHash } from './voucher-hash.ts';

type VoucherCalls = StaffHandlers<'issueVouchers' | 'giveVouchers'>;
type StaffDeps = { database: Database; clock: () => Date; secretKey: () => Buffer };

export const voucherStaff = ({ database, clock, secretKey }: StaffDeps): VoucherCalls => ({
  issueVouchers: async ({ merchant: merchantCode, file, count }, { by }) => {
    const wanted = { file: readVoucher(file), count };
    const made = { secretKey: secretKey(), at: clock(), by };
    return { codes: await issueCodes({ database, merchantCode }, wanted, made) };
  },

  giveVouchers: async ({ merchant: merchantCode, file, usernames, source }, { by }) => {
    const read = readVoucher(file);
    const gift = { file: read, usernames, source, by };
    const given = await giveVouchers({ database, merchantCode }, gift, clock());
    return { batch: read.batch, ...given };
  },
});
