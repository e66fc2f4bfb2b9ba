// The rule against guessed passwords (A3, A4): the third failure in 30 minutes locks a name, whether anybody has it or not, and a device that its member used before has a count of its own.
import { createHash, randomUUID } from 'node:crypto';
import type { Database, Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Merchant } from '#http/merchant';
import { listKnownDevices } from '#modules/session';
import { countGuess, forgetGuesses, takeBackGuess } from './store.ts';

export type LockDeps = { database: Database; clock: () => Date };

export type Guess = {
  username: string;
  /** Null for a device that this member never used. */
  deviceHash: Buffer | null;
};
export type Attempt = {
  subject: Buffer;
  /** While the lock holds no password may be compared, not even the right one. */
  isLocked: boolean;
  /** Seconds until the next guess counts; null where it counts at once. Of the attempt itself nobody knows yet that it fails. */
  retryAfter: number | null;
};

/** Counts an attempt before its password is compared, so that of many at once no more than the merchant allows are (A3). */
export async function beginAttempt(
  merchant: Merchant,
  { username, deviceHash }: Guess,
  { database, clock }: LockDeps,
): Promise<Attempt> {
  const subject = subjectOf(username, deviceHash);
  const at = clock();
  const { isCounted, lockedUntil } = await database.query(merchant.code, (tx) =>
    countGuess(tx, {
      merchantCode: merchant.code,
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

/** Of a password that could not be compared, for want of room, nothing counts. */
export const dropAttempt = (
  merchant: Merchant,
  { subject }: Attempt,
  { database }: LockDeps,
): Promise<void> =>
  database.query(merchant.code, (tx) =>
    takeBackGuess(tx, { subject, mostFailures: merchant.setting('lock.afterFailures') }),
  );

/** After the right password: its guesses count no more. */
export const passAttempt = (
  merchant: Merchant,
  { subject }: Attempt,
  { database }: LockDeps,
): Promise<unknown> => database.query(merchant.code, (tx) => forgetGuesses(tx, [subject]));

/** With a new password nothing that was guessed at the old one counts, neither against the name nor against the devices of its member (A3). */
export async function unlockName(
  tx: Tx,
  { memberId, username }: { memberId: string; username: string },
): Promise<void> {
  const devices = await listKnownDevices(tx, memberId);
  await forgetGuesses(
    tx,
    [null, ...devices].map((device) => subjectOf(username, device)),
  );
}
