// Makes vouchers, by the owner's role: with codes that anyone may redeem, or for named members.
import { createHash, randomInt } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import { codeLength, codeLetters } from '@parlour/contract/voucher/voucher-code';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { voucherFile, type VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { inArray } from 'drizzle-orm';
import { vouchersIssuedEvent, voucherGivenEvent, type Changer } from '../audit/reward-events.ts';
import { auditEvents } from '../tables/audit.ts';
import { members, usernameKey } from '../tables/member.ts';
import { vouchers } from '../tables/rewards/rewards.ts';
import { voucherHash } from '../tables/rewards/voucher-hash.ts';
import {
  asMerchant,
  currencyOf,
  PromotionFault,
  type MerchantAccess,
  type Tx,
} from './promotions.ts';

/** Reads a voucher from the JSON of a file; throws a `PromotionFault` with a line for each fault. */
export function readVoucher(json: unknown): VoucherFile {
  const { read, faults } = readWritten(voucherFile, json);
  if (faults) throw new PromotionFault(faults);
  return read;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

type IssueOptions = {
  secretKey: Buffer;
  at: Date;
  /** The author of the change; default: the system. */
  by?: Changer;
};

/** Makes vouchers and returns their codes, which cannot be read again later. Writes an event (L1). */
export const issueCodes = (
  place: MerchantAccess,
  { file, count }: { file: VoucherFile; count: number },
  { secretKey, at, by = { actor: 'system' } }: IssueOptions,
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
    const { batch, reward } = file;
    const about = { batch, count, amount: reward.amount, currency: common.currency };
    await tx.insert(auditEvents).values(vouchersIssuedEvent(about, { merchantCode, at, by }));
    return codes;
  });

type Gift = { file: VoucherFile; usernames: string[]; source?: string; by?: Changer };
/** User names of the members who got a voucher, and of those who already had one for the same source. */
export type Recipients = { got: string[]; hadBefore: string[] };

/** Gives one voucher to each member, but never a second one for the same `source`, and writes an event for each (L1). Throws a `PromotionFault` and gives none if a name is unknown. */
export const giveVouchers = (
  place: MerchantAccess,
  { file, usernames, source, by = { actor: 'system' } }: Gift,
  at: Date,
): Promise<Recipients> =>
  asMerchant(place, async (tx) => {
    const { merchantCode } = place;
    const found = await findMembers(tx, { merchantCode, usernames });
    const common = rowOf(file, { merchantCode, currency: await currencyOf(tx, merchantCode), at });
    const rows = found.map(({ id }) => ({
      ...common,
      memberId: id,
      ...(source !== undefined && { id: idFor(source, { merchantCode, memberId: id }) }),
    }));
    // A concurrent second call waits here for the first, and then finds its vouchers.
    const written = await tx
      .insert(vouchers)
      .values(rows)
      .onConflictDoNothing({ target: [vouchers.merchantCode, vouchers.id] })
      .returning({ id: vouchers.id, memberId: vouchers.memberId });
    const events = written.flatMap(({ id: voucherId, memberId }) => {
      if (memberId === null) return [];
      const worth = { amount: file.reward.amount, currency: common.currency };
      const about = { voucherId, batch: file.batch, ...worth };
      return [voucherGivenEvent(about, { merchantCode, at, by, memberId })];
    });
    if (events.length > 0) await tx.insert(auditEvents).values(events);
    const isNew = (id: string) => written.some(({ memberId }) => memberId === id);
    const namesOf = (some: typeof found) => some.map(({ username }) => username);
    return {
      got: namesOf(found.filter(({ id }) => isNew(id))),
      hadBefore: namesOf(found.filter(({ id }) => !isNew(id))),
    };
  });

/** Finds members in a fixed order, so that two concurrent calls for the same members do not deadlock. */
async function findMembers(
  tx: Tx,
  { merchantCode, usernames }: { merchantCode: string; usernames: string[] },
) {
  const found = await tx
    .select({ id: members.id, username: members.username, key: members.usernameKey })
    .from(members)
    .where(inArray(members.usernameKey, usernames.map(usernameKey)))
    .orderBy(members.id);
  const missing = usernames.filter((name) => !found.some(({ key }) => key === usernameKey(name)));
  if (missing.length === 0) return found;
  throw new PromotionFault(missing.map((name) => `${merchantCode} has no member ${name}`));
}

/** Returns the id of a member's voucher for a source: always the same (a UUID of version 8, made from a SHA-256). */
function idFor(source: string, whose: { merchantCode: string; memberId: string }): string {
  const text = JSON.stringify(['voucher', whose.merchantCode, whose.memberId, source]);
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** Columns shared by all vouchers of a batch. */
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
