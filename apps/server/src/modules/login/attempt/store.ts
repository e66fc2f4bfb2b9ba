// Stores the attempts to log in, and the networks from which members passed a second factor.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { loginAttempts, passedAddresses } from '@parlour/database/tables/login';
import { and, eq, gt } from 'drizzle-orm';

export const insertAttempt = (tx: Tx, attempt: typeof loginAttempts.$inferInsert) =>
  tx.insert(loginAttempts).values(attempt).execute();

type PendingAttempt = { memberId: string; deviceId: string; now: Date };

/** Ends the attempts that wait for a second factor on this device. Returns whether there was one: it counts once. */
export async function endWaiting(
  tx: Tx,
  { memberId, deviceId, now }: PendingAttempt,
): Promise<boolean> {
  const ended = await tx
    .update(loginAttempts)
    .set({ outcome: 'refused' })
    .where(and(waits(memberId, deviceId), gt(loginAttempts.expiresAt, now)))
    .returning({ id: loginAttempts.id })
    .execute();
  return ended.length > 0;
}

export async function isWaiting(
  tx: Tx,
  { memberId, deviceId, now }: PendingAttempt,
): Promise<boolean> {
  const found = await tx
    .select({ id: loginAttempts.id })
    .from(loginAttempts)
    .where(and(waits(memberId, deviceId), gt(loginAttempts.expiresAt, now)))
    .limit(1)
    .execute();
  return found.length > 0;
}

const waits = (memberId: string, deviceId: string) =>
  and(
    eq(loginAttempts.memberId, memberId),
    eq(loginAttempts.deviceId, deviceId),
    eq(loginAttempts.outcome, 'waiting'),
  );

export async function hasPassed(tx: Tx, addressHash: Buffer): Promise<boolean> {
  const found = await tx
    .select({ memberId: passedAddresses.memberId })
    .from(passedAddresses)
    .where(eq(passedAddresses.addressHash, addressHash))
    .execute();
  return found.length > 0;
}

export const notePassed = (tx: Tx, passed: typeof passedAddresses.$inferInsert) =>
  tx
    .insert(passedAddresses)
    .values(passed)
    .onConflictDoUpdate({
      target: [passedAddresses.merchantCode, passedAddresses.addressHash],
      set: { passedAt: passed.passedAt },
    })
    .execute();

/** Removes all of a member's remembered networks, so that a second factor is required everywhere. */
export const forgetAddresses = (tx: Tx, memberId: string) =>
  tx.delete(passedAddresses).where(eq(passedAddresses.memberId, memberId)).execute();

export const removeOldAttempts = removerOfOld({
  table: 'login_attempt',
  key: 'id',
  time: 'expires_at',
});
export const removeOldAddresses = removerOfOld({
  table: 'passed_address',
  key: 'address_hash',
  time: 'passed_at',
});
