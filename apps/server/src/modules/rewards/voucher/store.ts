// Stores vouchers: a command makes those with codes; the server adds members' own and marks vouchers as used.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { vouchers } from '@parlour/database/tables/rewards/rewards';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';

export type VoucherRow = typeof vouchers.$inferSelect;
export type VoucherState = 'available' | 'used' | 'expired';

type VoucherQuery = { memberId: string; state: VoucherState; at: Date };

const conditions = {
  available: (at: Date) => and(isNull(vouchers.usedAt), gt(vouchers.expiresAt, at)),
  used: () => isNotNull(vouchers.usedAt),
  expired: (at: Date) => and(isNull(vouchers.usedAt), lte(vouchers.expiresAt, at)),
} as const;

/** Limit of rows. */
const most = 100;

/** Lists vouchers: available ones by their end, others newest first. */
export const listVouchers = (
  tx: Tx,
  { memberId, state, at }: VoucherQuery,
): Promise<VoucherRow[]> =>
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

/** Locks the voucher until the transaction ends, because two members may have the same code. */
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

export type NewVoucher = Omit<VoucherRow, 'codeHash' | 'usedAt' | 'memberId'> & {
  memberId: string;
};

/** Inserts a voucher of a member without a code. The role may write no other columns. */
const insert = statement<object, (string | bigint | Date)[]>(
  'insert_voucher_of_member',
  `insert into voucher (merchant_code, id, member_id, batch, texts, reward, currency, cost, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export async function insertVoucher(tx: Tx, created: NewVoucher): Promise<void> {
  const { merchantCode, id, memberId, batch, currency, cost, createdAt, expiresAt } = created;
  const [texts, reward] = [created.texts, created.reward].map((each) => JSON.stringify(each));
  const values = [texts ?? '', reward ?? '', currency, cost, createdAt, expiresAt];
  await insert(tx, merchantCode, id, memberId, batch, ...values);
}
