// Makes vouchers, by the owner's role: with codes for whoever gets one, or for members by their names.
import { randomInt } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import { codeLength, codeLetters } from '@parlour/contract/voucher/voucher-code';
import { voucherFile, type VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { inArray } from 'drizzle-orm';
import { members, usernameKey } from '../tables/member.ts';
import { vouchers } from '../tables/rewards/rewards.ts';
import { voucherHash } from '../tables/rewards/voucher-hash.ts';
import { asMerchant, currencyOf, PromotionFault, type Place } from './promotions.ts';

/** Throws a `PromotionFault`, a line for each mistake. */
export function readVoucher(json: unknown): VoucherFile {
  const read = voucherFile.safeParse(json);
  if (read.success) return read.data;
  throw new PromotionFault(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

type Making = { secretKey: Buffer; at: Date };

/** Gives the codes: nobody can read them again. */
export const issueCodes = (
  place: Place,
  { file, count }: { file: VoucherFile; count: number },
  { secretKey, at }: Making,
): Promise<string[]> =>
  asMerchant(place, async (tx) => {
    const { merchantCode } = place;
    const common = rowOf(file, { merchantCode, currency: await currencyOf(tx, merchantCode), at });
    const codes = Array.from({ length: count }, newCode);
    const rows = codes.map((code) => ({
      ...common,
      codeHash: voucherHash(secretKey, merchantCode, code),
    }));
    for (let from = 0; from < rows.length; from += 1_000) {
      await tx.insert(vouchers).values(rows.slice(from, from + 1_000));
    }
    return codes;
  });

/** One for each of these members; throws a `PromotionFault` where a name is nobody's, and gives none then. */
export const giveVouchers = (
  place: Place,
  { file, usernames }: { file: VoucherFile; usernames: string[] },
  at: Date,
): Promise<number> =>
  asMerchant(place, async (tx) => {
    const { merchantCode } = place;
    const keys = usernames.map(usernameKey);
    const found = await tx
      .select({ id: members.id, key: members.usernameKey })
      .from(members)
      .where(inArray(members.usernameKey, keys));
    const missing = usernames.filter((name) => !found.some(({ key }) => key === usernameKey(name)));
    if (missing.length > 0) {
      throw new PromotionFault(missing.map((name) => `${merchantCode} has no member ${name}`));
    }
    const common = rowOf(file, { merchantCode, currency: await currencyOf(tx, merchantCode), at });
    await tx.insert(vouchers).values(found.map(({ id }) => ({ ...common, memberId: id })));
    return found.length;
  });

/** What all of one batch have in common. */
export const rowOf = (
  { batch, texts, reward, expiresAt }: VoucherFile,
  made: { merchantCode: string; currency: string; at: Date },
) => ({
  merchantCode: made.merchantCode,
  batch,
  texts,
  reward,
  currency: made.currency,
  cost: amountOf(reward.amount),
  createdAt: made.at,
  expiresAt: new Date(expiresAt),
});
