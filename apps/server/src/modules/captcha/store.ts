// Stores pictures of digits that await their one answer, by the hash of their cookie.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { captchas } from '@parlour/database/tables/credentials/captcha';
import { and, eq, gt } from 'drizzle-orm';

export const insertCaptcha = (tx: Tx, row: typeof captchas.$inferInsert) =>
  tx.insert(captchas).values(row).execute();

/** Removes the captcha. Returns whether it was there and still valid: of two concurrent calls, one succeeds. */
export async function takeCaptcha(tx: Tx, cookieHash: Buffer, now: Date): Promise<boolean> {
  const [taken] = await tx
    .delete(captchas)
    .where(eq(captchas.cookieHash, cookieHash))
    .returning({ expiresAt: captchas.expiresAt })
    .execute();
  return taken !== undefined && taken.expiresAt > now;
}

export async function hasCaptcha(tx: Tx, cookieHash: Buffer, now: Date): Promise<boolean> {
  const found = await tx
    .select({ expiresAt: captchas.expiresAt })
    .from(captchas)
    .where(and(eq(captchas.cookieHash, cookieHash), gt(captchas.expiresAt, now)))
    .execute();
  return found.length > 0;
}

export const removeOldCaptchas = removerOfOld({
  table: 'captcha',
  key: 'cookie_hash',
  time: 'expires_at',
});
