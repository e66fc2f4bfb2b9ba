// Vouchers for tests that see the product from outside, made as an operator does it.
import { writtenCode } from '@parlour/contract/voucher/voucher-code';
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { giveVouchers, issueCodes, readVoucher } from '../rewards/vouchers.ts';
import { loadSecretKey } from '../secret-key.ts';

type Place = { ownerUrl: string; merchantCode: string };
/** What is not said: 25.00 of cash, for thirty days. A negative number of days is the past. */
type Wanted = Partial<Pick<VoucherFile, 'texts' | 'reward'>> & { days?: number };

const dayMs = 86_400_000;
const fileOf = ({ days = 30, ...over }: Wanted): VoucherFile =>
  readVoucher({
    batch: 'november',
    texts: { EN: { title: 'Gold club', line: 'Any game' } },
    reward: { kind: 'cash', amount: '25' },
    expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
    ...over,
  });

export const giveVoucher = (place: Place, username: string, wanted: Wanted) =>
  giveVouchers(place, { file: fileOf(wanted), usernames: [username] }, new Date());

/** Gives the code as it is printed. The product's key lies in its data folder. */
export async function issueCode(place: Place, dataDir: string, wanted: Wanted): Promise<string> {
  const made = { secretKey: loadSecretKey(dataDir, undefined), at: new Date() };
  const [code = ''] = await issueCodes(place, { file: fileOf(wanted), count: 1 }, made);
  return writtenCode(code);
}
