// The rules by which staff make vouchers: with codes that anyone may redeem, or for named members.
import { createHash, randomInt } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import { codeLength, codeLetters } from '@parlour/contract/voucher/voucher-code';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { voucherFile, type VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import type { StaffActor } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant, readMerchantSettings, type MerchantAccess } from '#modules/site';
import { fileFault } from '../file-fault.ts';
import { insertCodes, insertGifts, listMembersByName } from './make-store.ts';
import { voucherHash } from './voucher-hash.ts';

/** Reads a voucher from the JSON of a file; refuses it with a line for each fault. */
export function readVoucher(json: unknown): VoucherFile {
  const { read, faults } = readWritten(voucherFile, json);
  if (faults) throw fileFault(faults);
  return read;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

type IssueOptions = {
  secretKey: Buffer;
  at: Date;
  /** The author of the change; default: the system. */
  by?: StaffActor;
};

/** Makes vouchers and returns their codes, which cannot be read again later. Writes an event (L1). */
export const issueCodes = (
  { database, merchantCode }: MerchantAccess,
  { file, count }: { file: VoucherFile; count: number },
  { secretKey, at, by = { actor: 'system' } }: IssueOptions,
): Promise<string[]> =>
  asMerchant(database, merchantCode, async (tx) => {
    const currency = (await readMerchantSettings(tx, merchantCode))('currency');
    const common = rowOf(file, { merchantCode, currency, at });
    const codes = Array.from({ length: count }, newCode);
    const hashes = codes.map((code) => voucherHash(secretKey, merchantCode, code));
    await insertCodes(tx, common, hashes);
    const about = { batch: file.batch, count, amount: file.reward.amount, currency };
    const event = { action: 'voucher.issue', at, about, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
    return codes;
  });

type Gift = {
  file: VoucherFile;
  usernames: string[];
  source?: string | undefined;
  by?: StaffActor;
};
/** User names of the members who got a voucher, and of those who already had one for the same source. */
export type Recipients = { got: string[]; hadBefore: string[] };

/** Gives one voucher to each member, but never a second one for the same `source`, and writes an event for each (L1). Refuses, and gives none, if a name is unknown. */
export const giveVouchers = (
  { database, merchantCode }: MerchantAccess,
  { file, usernames, source, by = { actor: 'system' } }: Gift,
  at: Date,
): Promise<Recipients> =>
  asMerchant(database, merchantCode, async (tx) => {
    const found = await getMembers(tx, merchantCode, usernames);
    const currency = (await readMerchantSettings(tx, merchantCode))('currency');
    const common = rowOf(file, { merchantCode, currency, at });
    const memberIds = found.map(({ id }) => id);
    const idOf = (memberId: string) => idFor(source ?? '', { merchantCode, memberId });
    const ids = source === undefined ? null : memberIds.map(idOf);
    const written = await insertGifts(tx, common, { memberIds, ids });
    const worth = { batch: file.batch, amount: file.reward.amount, currency };
    for (const { id: voucherId, memberId } of written) {
      const event = {
        action: 'voucher.give',
        at,
        memberId,
        about: { voucherId, ...worth },
      } as const;
      await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
    }
    const isNew = (id: string) => written.some(({ memberId }) => memberId === id);
    const namesOf = (some: typeof found) => some.map(({ username }) => username);
    return {
      got: namesOf(found.filter(({ id }) => isNew(id))),
      hadBefore: namesOf(found.filter(({ id }) => !isNew(id))),
    };
  });

async function getMembers(tx: Tx, merchantCode: string, usernames: readonly string[]) {
  const found = await listMembersByName(tx, usernames);
  const missing = usernames.filter((name) => !found.some(({ key }) => key === usernameKey(name)));
  if (missing.length === 0) return found;
  const lines = missing.map((name) => `${merchantCode} has no member ${name}`);
  throw new StaffRefusal('not_found', lines.join('\n'));
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
