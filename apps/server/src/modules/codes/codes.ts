// Codes by text message and e-mail (A8): six digits, valid once and for the merchant's time, with five tries, one code at a time per receiver, device and purpose.
import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Merchant } from '#http/merchant';
import type { Database, Tx } from '@parlour/database/connection';
import { endCode, takeCode, tryCode, writeCode } from './store.ts';

export type CodeDeps = { database: Database; secretKey: Buffer; clock: () => Date };

/** The use of a code; it is no good for another. `reset`: a new password in place of a forgotten one. */
export type CodePurpose = 'login' | 'register' | 'reset';

export type CodeFor = {
  channel: 'sms' | 'email';
  /** E.164, or for e-mail the member's name, so that the caller need not know the address. For `reset` the name with the number or address. */
  receiver: string;
  /** The `loginDeviceId`: a code is of no use on another device. */
  deviceId: string;
  purpose: CodePurpose;
};

const mostTries = 5;

const subjectOf = ({ channel, receiver, deviceId, purpose }: CodeFor): Buffer =>
  createHash('sha256')
    .update([channel, purpose, deviceId.toLowerCase(), receiver].join('\n'))
    .digest();

/** Hashes with a key: a plain hash of six digits is reversed within a second by anyone who has the table. */
const hashCode = (secretKey: Buffer, subject: Buffer, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update('parlour/verification-code')
    .update(subject)
    .update(code)
    .digest();

/** Makes a new code, which replaces the one before. `isReal` false makes one that opens nothing, so that answers hide whether the receiver exists (A2). */
export async function mintCode(
  merchant: Merchant,
  wanted: CodeFor & { isReal: boolean },
  { database, secretKey, clock }: CodeDeps,
): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const subject = subjectOf(wanted);
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + merchant.setting('code.lifeSeconds') * 1_000);
  const codeHash = wanted.isReal ? hashCode(secretKey, subject, code) : null;
  const row = { subject, codeHash, createdAt, expiresAt };
  await database.query(merchant.code, (tx) => writeCode(tx, row));
  return { code, expiresAt };
}

type TypedCode = CodeFor & { code: string };

const hashOf = ({ code, ...wanted }: TypedCode, secretKey: Buffer) => {
  const subject = subjectOf(wanted);
  return {
    subject,
    codeHash: hashCode(secretKey, subject, code.normalize('NFKC').replaceAll(/[\s-]/g, '')),
  };
};

/** Returns whether the code is right, and spends it. Each call counts as a try before the comparison: of many at once five count, and one succeeds. */
export const spendCode = (merchant: Merchant, given: TypedCode, deps: CodeDeps): Promise<boolean> =>
  deps.database.query(merchant.code, (tx) => spendCodeIn(tx, given, deps));

/** Works like `spendCode` in the caller's transaction, which must not be rolled back: a wrong try has to count. */
export const spendCodeIn = (
  tx: Tx,
  given: TypedCode,
  { secretKey, clock }: Omit<CodeDeps, 'database'>,
): Promise<boolean> => takeCode(tx, { ...hashOf(given, secretKey), now: clock(), mostTries });

/** Returns whether the code is right. Counts as a try; a right code stays valid until `endRightCode` spends it, once the caller's other checks pass. */
export async function checkCode(
  merchant: Merchant,
  given: TypedCode,
  { database, secretKey, clock }: CodeDeps,
): Promise<boolean> {
  const hashed = hashOf(given, secretKey);
  return database.query(merchant.code, (tx) => tryCode(tx, { ...hashed, now: clock(), mostTries }));
}

/** Spends a code that `checkCode` found right: of many at once, one succeeds. */
export const endRightCode = (
  tx: Tx,
  given: TypedCode,
  { secretKey, clock }: Omit<CodeDeps, 'database'>,
): Promise<boolean> => endCode(tx, { ...hashOf(given, secretKey), now: clock() });
