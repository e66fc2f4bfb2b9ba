// Stores codes by the hash of their subject, with the tries made, and finds their receivers: members by mobile number or name.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { verificationCodes } from '@parlour/database/tables/credentials/code';
import { members } from '@parlour/database/tables/member';
import { and, eq, gt } from 'drizzle-orm';

export const writeCode = (tx: Tx, row: typeof verificationCodes.$inferInsert) =>
  tx
    .insert(verificationCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [verificationCodes.merchantCode, verificationCodes.subject],
      set: row,
    })
    .execute();

type CodeTry = { subject: Buffer; codeHash: Buffer; now: Date; mostTries: number };

/** Counts a try and compares in one statement, so that concurrent tries count separately; a right code is spent. */
const take = statement<
  { isRight: boolean },
  [subject: Buffer, hash: Buffer, now: Date, most: number]
>(
  'take_verification_code',
  `update verification_code
   set tries = tries + 1,
       expires_at = case when code_hash = $2 then '-infinity' else expires_at end
   where subject = $1 and expires_at > $3 and tries < $4
   returning coalesce(code_hash = $2, false) as "isRight"`,
);

export async function takeCode(
  tx: Tx,
  { subject, codeHash, now, mostTries }: CodeTry,
): Promise<boolean> {
  const [tried] = await take(tx, subject, codeHash, now, mostTries);
  return tried?.isRight ?? false;
}

const attempt = statement<
  { isRight: boolean },
  [subject: Buffer, hash: Buffer, now: Date, most: number]
>(
  'try_verification_code',
  `update verification_code set tries = tries + 1
   where subject = $1 and expires_at > $3 and tries < $4
   returning coalesce(code_hash = $2, false) as "isRight"`,
);

/** Counts a try like `takeCode`, but the code stays valid. */
export async function tryCode(
  tx: Tx,
  { subject, codeHash, now, mostTries }: CodeTry,
): Promise<boolean> {
  const [tried] = await attempt(tx, subject, codeHash, now, mostTries);
  return tried?.isRight ?? false;
}

/** Removes the code. Returns whether it was still there. */
export async function endCode(
  tx: Tx,
  { subject, codeHash, now }: Omit<CodeTry, 'mostTries'>,
): Promise<boolean> {
  const ended = await tx
    .delete(verificationCodes)
    .where(
      and(
        eq(verificationCodes.subject, subject),
        eq(verificationCodes.codeHash, codeHash),
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .returning({ subject: verificationCodes.subject })
    .execute();
  return ended.length > 0;
}

export const removeOldCodes = removerOfOld({
  table: 'verification_code',
  key: 'subject',
  time: 'expires_at',
});

/** Returns the number if exactly one member has it. A number that two members entered opens neither's account. */
export async function findOnlyOwner(tx: Tx, mobile: string): Promise<string | null> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.mobile, mobile), eq(members.disabled, false)))
    .limit(2)
    .execute();
  return found.length === 1 ? mobile : null;
}

/** The member's e-mail address; null if there is no such member, or no address. */
export async function findEmailOf(tx: Tx, usernameKey: string): Promise<string | null> {
  const [found] = await tx
    .select({ email: members.email })
    .from(members)
    .where(and(eq(members.usernameKey, usernameKey), eq(members.disabled, false)))
    .execute();
  return found?.email ?? null;
}
