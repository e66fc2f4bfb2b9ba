// Stores the public keys of members' passkeys, and the challenges that were answered.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { members } from '@parlour/database/tables/member';
import { passkeys, spentChallenges } from '@parlour/database/tables/credentials/passkey';
import { and, asc, eq } from 'drizzle-orm';

export const listOfMember = (tx: Tx, memberId: string) =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt))
    .execute();

/** Null if there is none, or it belongs to another host name that the merchant once had. */
export async function findPasskey(tx: Tx, credentialId: Buffer, rpId: string) {
  const [found] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)))
    .execute();
  return found ?? null;
}

export async function getOwner(tx: Tx, memberId: string) {
  const [found] = await tx
    .select({ username: members.username, email: members.email, language: members.language })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  if (!found) throw new Error('a session without its member');
  return found;
}

/** Returns whether the passkey is new. */
export async function insertPasskey(
  tx: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
    .execute();
  return made.length > 0;
}

export type PasskeyUse = { id: string; from: number; counter: number; at: Date };

/** Records a use. Returns false if the counter changed since it was read: of two uses with one count, one succeeds. */
export async function noteUse(tx: Tx, { id, from, counter, at }: PasskeyUse): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, from)))
    .returning({ id: passkeys.id })
    .execute();
  return used.length > 0;
}

/** Returns whether the passkey still exists, and prevents its removal until the transaction ends. */
export async function holdPasskey(tx: Tx, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('key share')
    .execute();
  return held.length > 0;
}

/** Returns whether the member had such a passkey. */
export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id })
    .execute();
  return gone.length > 0;
}

/** Returns whether the challenge was not answered before. */
export async function spendChallenge(
  tx: Tx,
  spent: typeof spentChallenges.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(spentChallenges)
    .values(spent)
    .onConflictDoNothing()
    .returning({ hash: spentChallenges.challengeHash })
    .execute();
  return made.length > 0;
}

export const removeOldChallenges = removerOfOld({
  table: 'spent_challenge',
  key: 'challenge_hash',
  time: 'expires_at',
});
