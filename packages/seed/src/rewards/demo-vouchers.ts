// The demo's vouchers: one of each state and kind for some accounts, and a code for the first member who redeems it.
import { amountOf } from '@parlour/contract/money';
import { readSettings } from '@parlour/contract/settings.schema';
import { voucherCode } from '@parlour/contract/voucher/voucher-code';
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { readVoucher, rowOf, voucherHash } from '@parlour/server/staff/rewards/voucher';
import type { Tx } from '@parlour/database/connection';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { demoVoucherCode, demoVoucherHolders, type demoMerchants } from '../demo-facts.ts';
import { smallest } from './promotion-texts.ts';

type VoucherText = [title: string, line: string];
const inLanguages = (en: VoucherText, th: VoucherText, ur: VoucherText): VoucherFile['texts'] => {
  const of = ([title, line]: VoucherText) => ({ title, line });
  return { EN: of(en), TH: of(th), UR: of(ur) };
};

/** A kind of voucher: `times` is a multiple of the merchant's smallest reward; `days` from now until it expires. */
type Kind = {
  batch: string;
  times: number;
  days: number;
  isBonus?: true;
  isUsed?: true;
  texts: VoucherFile['texts'];
};

const given: Kind[] = [
  {
    batch: 'thanks',
    times: 5,
    days: 21,
    texts: inLanguages(
      ['A thank-you from us', 'Straight to your balance'],
      ['ของขวัญขอบคุณจากเรา', 'เข้ายอดเงินทันที'],
      ['ہماری طرف سے شکریہ', 'سیدھا آپ کے بیلنس میں'],
    ),
  },
  {
    batch: 'weekend',
    times: 10,
    days: 45,
    isBonus: true,
    texts: inLanguages(
      ['Weekend bonus', 'Wager it 10 times within 7 days'],
      ['โบนัสสุดสัปดาห์', 'เดิมพันครบ 10 เท่าภายใน 7 วัน'],
      ['ویک اینڈ بونس', '7 دن میں 10 گنا کھیلیں'],
    ),
  },
  {
    batch: 'birthday',
    times: 20,
    days: 30,
    isUsed: true,
    texts: inLanguages(
      ['Birthday gift', 'Many happy returns'],
      ['ของขวัญวันเกิด', 'สุขสันต์วันเกิด'],
      ['سالگرہ کا تحفہ', 'سالگرہ مبارک'],
    ),
  },
  {
    batch: 'evening',
    times: 4,
    days: -3,
    texts: inLanguages(
      ['Quiet evening', 'Any game'],
      ['ค่ำคืนสบาย ๆ', 'ใช้ได้ทุกเกม'],
      ['پُرسکون شام', 'کوئی بھی گیم'],
    ),
  },
];

const withCode: Kind = {
  batch: 'flyer',
  times: 3,
  days: 365,
  texts: inLanguages(
    ['From our flyer', 'For the first to enter the code'],
    ['จากใบปลิวของเรา', 'สำหรับคนแรกที่กรอกรหัส'],
    ['ہمارے پرچے سے', 'جو سب سے پہلے کوڈ درج کرے'],
  ),
};

const dayMs = 86_400_000;

const fileOf = ({ batch, times, days, isBonus, texts }: Kind, unit: number): VoucherFile => {
  const amount = String(unit * times);
  return readVoucher({
    batch,
    texts,
    reward: isBonus ? { kind: 'bonus', amount, wagering: 10, days: 7 } : { kind: 'cash', amount },
    expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
  });
};

/** Returns the sum that each holder's used vouchers have paid, which is part of the opening money. */
export function paidByVouchers(merchantCode: string): bigint {
  const unit = smallest[merchantCode] ?? 0;
  const used = given.filter(({ isUsed }) => isUsed);
  return used.reduce((sum, { times }) => sum + amountOf(String(unit * times)), 0n);
}

/** Writes the vouchers; nothing for a merchant without a reward centre. */
export async function seedVouchers(
  tx: Tx,
  { code: merchantCode, settings }: (typeof demoMerchants)[number],
  secretKey: Buffer,
): Promise<void> {
  const unit = smallest[merchantCode];
  if (unit === undefined) return;
  const at = new Date();
  const made = { merchantCode, currency: readSettings(settings)('currency'), at };
  const holders = await runStatement<{ memberId: string }>(
    tx,
    'select id as "memberId" from member where merchant_code = $1 and username = any($2)',
    [merchantCode, demoVoucherHolders],
  );
  const rows = given.flatMap((kind) =>
    holders.map(({ memberId }) => ({
      ...rowOf(fileOf(kind, unit), made),
      memberId,
      usedAt: kind.isUsed ? at : null,
    })),
  );
  const codeHash = voucherHash(secretKey, merchantCode, voucherCode(demoVoucherCode) ?? '');
  await insertRows(tx, 'voucher', [...rows, { ...rowOf(fileOf(withCode, unit), made), codeHash }]);
  await payUsed(tx, merchantCode);
}

/** Pays used vouchers as the server pays a claim. */
const payUsed = (tx: Tx, merchantCode: string) =>
  runStatement(
    tx,
    `select post_movement('reward', 'voucher:' || id, null, used_at, currency,
       array[open_account('wallet', currency, member_id, null), open_account('operator', currency, null, null)],
       array[cost, -cost])
       from voucher where merchant_code = $1 and used_at is not null order by id`,
    [merchantCode],
  );
