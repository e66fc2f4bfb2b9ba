// Protects against guessed passwords (A3, A4): the third failure in 30 minutes locks a name, whether or not a member has it.
// Each device that the member has used before has a separate count.
import { createHash, randomUUID } from 'node:crypto';
import type { Database, Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import type { Merchant } from '#http/merchant';
import { listKnownDevices } from '#modules/session';
import { countGuess, forgetGuesses, takeBackGuess } from './store.ts';

export type LockDeps = { database: Database; clock: () => Date };

export type Guess = {
  username: string;
  /** Null for a device that this member has never used. */
  deviceHash: Buffer | null;
};
export type Attempt = {
  subject: Buffer;
  /** True while the lock holds: then no password may be compared, not even the right one. */
  isLocked: boolean;
  /** Seconds until the next guess counts; null if it counts at once. This attempt counts as failed until its result is known. */
  retryAfter: number | null;
};

/** Counts an attempt before its password is compared, so that of many at once no more are compared than the merchant allows (A3). */
export async function beginAttempt(
  merchant: Merchant,
  { username, deviceHash }: Guess,
  { database, clock }: LockDeps,
): Promise<Attempt> {
  const subject = subjectOf(username, deviceHash);
  const at = clock();
  const { isCounted, lockedUntil } = await database.query(merchant.code, (tx) =>
    countGuess(tx, {
      subject,
      attemptId: randomUUID(),
      at,
      mostFailures: merchant.setting('lock.afterFailures'),
    }),
  );
  const wait = lockedUntil === null ? 0 : lockedUntil.getTime() - at.getTime();
  return {
    subject,
    isLocked: !isCounted,
    retryAfter: wait > 0 ? Math.ceil(wait / 1_000) : null,
  };
}

const subjectOf = (username: string, deviceHash: Buffer | null): Buffer => {
  const subject = createHash('sha256').update(usernameKey(username));
  return (deviceHash === null ? subject : subject.update('\n').update(deviceHash)).digest();
};

/** Takes back the count of an attempt whose password was not compared for want of capacity. */
export const dropAttempt = (
  merchant: Merchant,
  { subject }: Attempt,
  { database }: LockDeps,
): Promise<unknown> =>
  database.query(merchant.code, (tx) =>
    takeBackGuess(tx, { subject, mostFailures: merchant.setting('lock.afterFailures') }),
  );

/** Clears the guesses after the right password. */
export const passAttempt = (
  merchant: Merchant,
  { subject }: Attempt,
  { database }: LockDeps,
): Promise<unknown> =>
  database.query(merchant.code, (tx) => forgetGuesses(tx, { subjects: [subject] }));

/** Clears all guesses at the old password when the member gets a new one, against the name and against the member's devices (A3). */
export async function unlockName(
  tx: Tx,
  { memberId, username }: { memberId: string; username: string },
): Promise<void> {
  const devices = await listKnownDevices(tx, memberId);
  const subjects = [null, ...devices].map((device) => subjectOf(username, device));
  await forgetGuesses(tx, { subjects });
}
