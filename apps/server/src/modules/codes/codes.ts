// Codes by text message and e-mail (A8): six digits, good for the merchant's time, five tries, one at a time for a receiver, a device and a purpose, each once.
import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Database, Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { takeCode, writeCode } from './store.ts';

export type CodeDeps = { database: Database; secretKey: Buffer; clock: () => Date };

export type CodeFor = {
  channel: 'sms' | 'email';
  /** E.164, or the member's name for e-mail: whoever asks by it need not know the address. */
  receiver: string;
  /** `loginDeviceId`: a code opens nothing on another device. */
  deviceId: string;
  purpose: 'login' | 'register';
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

/** Whether it is the code that was sent; then it is spent. Each call is a try, counted before anything is compared: of many at once five are, and one succeeds. */
export const spendCode = (
  merchant: Merchant,
  given: CodeFor & { code: string },
  deps: CodeDeps,
): Promise<boolean> => deps.database.query(merchant.code, (tx) => spendCodeIn(tx, given, deps));

/** The same in a transaction of the caller's, which must not undo it: a wrong try counts, too. */
export function spendCodeIn(
  tx: Tx,
  { code, ...wanted }: CodeFor & { code: string },
  { secretKey, clock }: Pick<CodeDeps, 'secretKey' | 'clock'>,
): Promise<boolean> {
  const subject = subjectOf(wanted);
  const codeHash = hashCode(secretKey, subject, code.normalize('NFKC').trim());
  return takeCode(tx, { subject, codeHash, now: clock(), mostTries });
}
