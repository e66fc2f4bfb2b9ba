// Keeps vouchers; the command makes them, the server gives them to whoever redeems a code, and marks them as used.
import type { Tx } from '@parlour/database/connection';
import { vouchers } from '@parlour/database/tables/rewards/rewards';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';

export type VoucherRow = typeof vouchers.$inferSelect;
export type VoucherState = 'available' | 'used' | 'expired';

type Wanted = { memberId: string; state: VoucherState; at: Date };

const conditions = {
  available: (at: Date) => and(isNull(vouchers.usedAt), gt(vouchers.expiresAt, at)),
  used: () => isNotNull(vouchers.usedAt),
  expired: (at: Date) => and(isNull(vouchers.usedAt), lte(vouchers.expiresAt, at)),
} as const;

/** More than anybody reads. */
const most = 100;

/** Those to claim by their end, the others newest first. */
export const listVouchers = (tx: Tx, { memberId, state, at }: Wanted): Promise<VoucherRow[]> =>
  tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.memberId, memberId), conditions[state](at)))
    .orderBy(
      state === 'available' ? asc(vouchers.expiresAt) : desc(vouchers.expiresAt),
      desc(vouchers.id),
    )
    .limit(most)
    .execute();

export async function countAvailable(tx: Tx, memberId: string, at: Date): Promise<number> {
  const [row] = await tx
    .select({ vouchers: count() })
    .from(vouchers)
    .where(and(eq(vouchers.memberId, memberId), conditions.available(at)))
    .execute();
  return row?.vouchers ?? 0;
}

export async function findVoucher(tx: Tx, id: string): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).execute();
  return row ?? null;
}

/** Locked until the transaction ends: two members may have one code. */
export async function lockByCode(tx: Tx, codeHash: Buffer): Promise<VoucherRow | null> {
  const [row] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.codeHash, codeHash))
    .for('update')
    .execute();
  return row ?? null;
}

export const updateUsed = (tx: Tx, id: string, used: { memberId: string; usedAt: Date }) =>
  tx.update(vouchers).set(used).where(eq(vouchers.id, id)).execute();
