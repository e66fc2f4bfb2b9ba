// Vouchers for tests of the whole product, made as an operator does it.
import { writtenCode } from '@parlour/contract/voucher/voucher-code';
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { giveVouchers, issueCodes } from './made-vouchers.ts';
import { readVoucher } from '@parlour/server/staff/rewards/voucher';
import { loadSecretKey } from '@parlour/database/secret-key';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Traits of a voucher. Defaults: 25.00 of cash, for thirty days. A negative number of days has expired. */
type VoucherTraits = Partial<Pick<VoucherFile, 'texts' | 'reward'>> & { days?: number };

const dayMs = 86_400_000;
const fileOf = ({ days = 30, ...over }: VoucherTraits): VoucherFile =>
  readVoucher({
    batch: 'november',
    texts: { EN: { title: 'Gold club', line: 'Any game' } },
    reward: { kind: 'cash', amount: '25' },
    expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
    ...over,
  });

export const giveVoucher = (place: TestMerchant, username: string, wanted: VoucherTraits) =>
  giveVouchers(place, { file: fileOf(wanted), usernames: [username] }, new Date());

/** Makes a voucher and returns its code as it is printed. The product's key is in its data folder. */
export async function issueCode(
  place: TestMerchant,
  dataDir: string,
  wanted: VoucherTraits,
): Promise<string> {
  const made = { secretKey: loadSecretKey(dataDir, undefined), at: new Date() };
  const [code = ''] = await issueCodes(place, { file: fileOf(wanted), count: 1 }, made);
  return writtenCode(code);
}
