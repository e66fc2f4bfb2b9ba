// Codes by text message and e-mail (A8): six digits, good for the merchant's time, five tries, one at a time for a receiver, a device and a purpose, each once.
import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Merchant } from '#http/merchant';
import type { Database, Tx } from '@parlour/database/connection';
import { endCode, takeCode, tryCode, writeCode } from './store.ts';

export type CodeDeps = { database: Database; secretKey: Buffer; clock: () => Date };

/** `reset`: a new password for one that was forgotten. A code for one is of no use for another. */
export type CodePurpose = 'login' | 'register' | 'reset';

export type CodeFor = {
  channel: 'sms' | 'email';
  /** E.164, or the member's name for e-mail: whoever asks by it need not know the address. For `reset` the name and the number, or the name and the address. */
  receiver: string;
  /** `loginDeviceId`: a code opens nothing on another device. */
  deviceId: string;
  purpose: CodePurpose;
};

const mostTries = 5;

const subjectOf = ({ channel, receiver, deviceId, purpose }: CodeFor): Buffer =>
  createHash('sha256')
    .update([channel, purpose, deviceId.toLowerCase(), receiver].join('\n'))
    .digest();

/** With a key: six digits alone are found in a second by whoever has the table. */
const hashCode = (secretKey: Buffer, subject: Buffer, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update('parlour/verification-code')
    .update(subject)
    .update(code)
    .digest();

/** A new code, which ends the one before. `isReal` false makes one that nobody gets and that opens nothing, so that an answer never says whether anybody is there (A2). */
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
  const row = { merchantCode: merchant.code, subject, codeHash, tries: 0, createdAt, expiresAt };
  await database.query(merchant.code, (tx) => writeCode(tx, row));
  return { code, expiresAt };
}

type Given = CodeFor & { code: string };

const hashOf = ({ code, ...wanted }: Given, secretKey: Buffer) => {
  const subject = subjectOf(wanted);
  return {
    subject,
    codeHash: hashCode(secretKey, subject, code.normalize('NFKC').replaceAll(/[\s-]/g, '')),
  };
};

/** Whether it is the code that was sent; then it is spent. Each call is a try, counted before anything is compared: of many at once five are, and one succeeds. */
export const spendCode = (merchant: Merchant, given: Given, deps: CodeDeps): Promise<boolean> =>
  deps.database.query(merchant.code, (tx) => spendCodeIn(tx, given, deps));

/** The same in a transaction of the caller's, which must not undo it: a wrong try counts, too. */
export const spendCodeIn = (
  tx: Tx,
  given: Given,
  { secretKey, clock }: Omit<CodeDeps, 'database'>,
): Promise<boolean> => takeCode(tx, { ...hashOf(given, secretKey), now: clock(), mostTries });

/** Whether it is the code that was sent. A try like any other, but a right one stays good: what it is for takes more than this, and `endRightCode` spends it then. */
export async function checkCode(
  merchant: Merchant,
  given: Given,
  { database, secretKey, clock }: CodeDeps,
): Promise<boolean> {
  const hashed = hashOf(given, secretKey);
  return database.query(merchant.code, (tx) => tryCode(tx, { ...hashed, now: clock(), mostTries }));
}

/** Spends a code that `checkCode` found right: of many at once one does. */
export const endRightCode = (
  tx: Tx,
  given: Given,
  { secretKey, clock }: Omit<CodeDeps, 'database'>,
): Promise<boolean> => endCode(tx, { ...hashOf(given, secretKey), now: clock() });
