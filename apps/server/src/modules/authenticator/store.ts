// Stores members' authenticators: the sealed secret, a pending one that awaits its first code, the last used time step, and the recovery codes.
import type { Tx } from '@parlour/database/connection';
import { recoveryCodes } from '@parlour/database/tables/credentials/authenticator';
import { members } from '@parlour/database/tables/member';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

export async function findAuthenticator(tx: Tx, memberId: string) {
  const [found] = await tx
    .select({
      username: members.username,
      secret: members.authenticatorSecret,
      pending: members.pendingAuthenticator,
      passwordHash: members.passwordHash,
    })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return found ?? null;
}

export const keepPending = (tx: Tx, memberId: string, pending: Buffer) =>
  tx
    .update(members)
    .set({ pendingAuthenticator: pending })
    .where(eq(members.id, memberId))
    .execute();

/** Marks the time step as used. Returns whether it is later than the last used one: of several requests with one code, one succeeds (A9). */
export async function spendStep(tx: Tx, memberId: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(members)
    .set({ authenticatorStep: step })
    .where(
      and(
        eq(members.id, memberId),
        or(isNull(members.authenticatorStep), lt(members.authenticatorStep, step)),
      ),
    )
    .returning({ id: members.id })
    .execute();
  return spent.length > 0;
}

export type AuthenticatorSetup = {
  merchantCode: string;
  memberId: string;
  secret: Buffer;
  step: number;
  codeHashes: Buffer[];
};

/** Replaces the pending secret with an active one. Returns false if it is no longer pending: of two requests at once, one succeeds. */
export async function setUp(tx: Tx, made: AuthenticatorSetup): Promise<boolean> {
  const { merchantCode, memberId, secret, step, codeHashes } = made;
  const done = await tx
    .update(members)
    .set({
      authenticatorSecret: secret,
      pendingAuthenticator: null,
      authenticatorStep: step,
      secondFactors: sql`array_append(array_remove(${members.secondFactors}, 'ga'), 'ga')`,
    })
    .where(and(eq(members.id, memberId), eq(members.pendingAuthenticator, secret)))
    .returning({ id: members.id })
    .execute();
  if (done.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId)).execute();
  await tx
    .insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ merchantCode, memberId, codeHash })))
    .execute();
  return true;
}

/** Removes the authenticator. Returns whether the member still had this secret. */
export async function takeDown(tx: Tx, memberId: string, secret: Buffer): Promise<boolean> {
  const done = await tx
    .update(members)
    .set({
      authenticatorSecret: null,
      pendingAuthenticator: null,
      secondFactors: sql`array_remove(${members.secondFactors}, 'ga')`,
    })
    .where(and(eq(members.id, memberId), eq(members.authenticatorSecret, secret)))
    .returning({ id: members.id })
    .execute();
  if (done.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId)).execute();
  return true;
}

/** Removes the code. Returns whether it was still there. */
export async function spendRecoveryCode(
  tx: Tx,
  memberId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
    .execute();
  return spent.length > 0;
}
