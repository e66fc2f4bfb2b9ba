// Keeps codes by their subject's hash, with the tries that were made; and who gets one: members by their mobile number or their name.
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

type Try = { subject: Buffer; codeHash: Buffer; now: Date; mostTries: number };

/** One statement, so that no two at once are the same try; a code that was right is gone. */
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
  { subject, codeHash, now, mostTries }: Try,
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

/** Counted like `takeCode`; the code stays. */
export async function tryCode(
  tx: Tx,
  { subject, codeHash, now, mostTries }: Try,
): Promise<boolean> {
  const [tried] = await attempt(tx, subject, codeHash, now, mostTries);
  return tried?.isRight ?? false;
}

/** Whether it was still there: it is gone now. */
export async function endCode(
  tx: Tx,
  { subject, codeHash, now }: Omit<Try, 'mostTries'>,
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

/** The number itself, where one member has it. A number that two members gave opens neither's account. */
export async function findOnlyOwner(tx: Tx, mobile: string): Promise<string | null> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.mobile, mobile), eq(members.disabled, false)))
    .limit(2)
    .execute();
  return found.length === 1 ? mobile : null;
}

/** Null where nobody has the name, or no address. */
export async function findEmailOf(tx: Tx, usernameKey: string): Promise<string | null> {
  const [found] = await tx
    .select({ email: members.email })
    .from(members)
    .where(and(eq(members.usernameKey, usernameKey), eq(members.disabled, false)))
    .execute();
  return found?.email ?? null;
}
