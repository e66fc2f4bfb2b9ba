// Stores remembered logins of devices, by selector, with the hashes of the current and the previous secret.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { rememberedLogins } from '@parlour/database/tables/login';
import { and, eq } from 'drizzle-orm';

export type RememberedRow = typeof rememberedLogins.$inferSelect;

/** Finds a remembered login and locks it: a concurrent use waits. */
export async function lockRemembered(tx: Tx, selector: Buffer): Promise<RememberedRow | null> {
  const [row] = await tx
    .select()
    .from(rememberedLogins)
    .where(eq(rememberedLogins.selector, selector))
    .for('update')
    .execute();
  return row ?? null;
}

export const insertRemembered = (tx: Tx, row: typeof rememberedLogins.$inferInsert) =>
  tx.insert(rememberedLogins).values(row).execute();

type SecretChange = Pick<RememberedRow, 'selector' | 'secretHash' | 'previousHash' | 'usedAt'>;

export const turnRemembered = (tx: Tx, { selector, ...turned }: SecretChange) =>
  tx.update(rememberedLogins).set(turned).where(eq(rememberedLogins.selector, selector)).execute();

export const removeRemembered = (tx: Tx, selector: Buffer) =>
  tx.delete(rememberedLogins).where(eq(rememberedLogins.selector, selector)).execute();

/** Removes the member's remembered login of one device. */
export const forgetDevice = (tx: Tx, memberId: string, deviceHash: Buffer) =>
  tx
    .delete(rememberedLogins)
    .where(
      and(eq(rememberedLogins.memberId, memberId), eq(rememberedLogins.deviceHash, deviceHash)),
    )
    .execute();

/** Removes the member's remembered logins of all devices. */
export const forgetMember = (tx: Tx, memberId: string) =>
  tx.delete(rememberedLogins).where(eq(rememberedLogins.memberId, memberId)).execute();

/** Removes logins that were not used for too long. */
export const removeOldRemembered = removerOfOld({
  table: 'remembered_login',
  key: 'selector',
  time: 'used_at',
});
