// Keeps members' authenticators: the sealed secret, the one that waits for its first code, the last time step that was used, the recovery codes.
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

/** Whether the step is later than the last one that was used: of many with one code one gets in (A9). */
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

export type SetUp = {
  merchantCode: string;
  memberId: string;
  secret: Buffer;
  step: number;
  codeHashes: Buffer[];
};

/** Whether what waited was still there: of two at once one is set up. */
export async function setUp(tx: Tx, made: SetUp): Promise<boolean> {
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

/** Whether it was still that one. */
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

/** Whether the code was there: it is gone now. */
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
