// Makes vouchers, by the owner's role: with codes for whoever gets one, or for members by their names.
import { createHash, randomInt } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import { codeLength, codeLetters } from '@parlour/contract/voucher/voucher-code';
import { readWritten } from '@parlour/contract/operator-files/said-faults.schema';
import { voucherFile, type VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import { inArray } from 'drizzle-orm';
import { vouchersIssuedEvent, voucherGivenEvent } from '../audit/reward-events.ts';
import type { Changer } from '../audit/setting-events.ts';
import { auditEvents } from '../tables/audit.ts';
import { members, usernameKey } from '../tables/member.ts';
import { vouchers } from '../tables/rewards/rewards.ts';
import { voucherHash } from '../tables/rewards/voucher-hash.ts';
import { asMerchant, currencyOf, PromotionFault, type Place, type Tx } from './promotions.ts';

/** Throws a `PromotionFault`, a line for each mistake. */
export function readVoucher(json: unknown): VoucherFile {
  const { read, faults } = readWritten(voucherFile, json);
  if (faults) throw new PromotionFault(faults);
  return read;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

type Making = {
  secretKey: Buffer;
  at: Date;
  /** The system, where nobody is named. */
  by?: Changer;
};

/** Gives the codes: nobody can read them again. It leaves an event (L1). */
export const issueCodes = (
  place: Place,
  { file, count }: { file: VoucherFile; count: number },
  { secretKey, at, by = { actor: 'system' } }: Making,
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
/** User names: who got one, and who had one for the same source before and got none. */
export type Recipients = { got: string[]; hadBefore: string[] };

/** One for each of these members, for one `source` never a second one; throws a `PromotionFault` where a name is nobody's, and gives none then. Each leaves an event (L1). */
export const giveVouchers = (
  place: Place,
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
    // Of two at once the second waits here for the first, and finds its vouchers there.
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

/** In one order for all, so that two who give to the same members do not wait for each other. */
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

/** The id of what a member is given for a source: the same each time (a UUID of version 8, made of a SHA-256). */
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
