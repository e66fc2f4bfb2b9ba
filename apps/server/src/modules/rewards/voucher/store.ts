// Stores vouchers: a command makes those with codes; the server adds members' own and marks vouchers as used.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const columns = `merchant_code as "merchantCode", id, member_id as "memberId", batch, texts, reward, currency, cost,
  created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"`;
const isOfMember = `merchant_code = $merchant and member_id = $memberId`;
const isAvailable = `${isOfMember} and used_at is null and expires_at > $at`;

/** Limit of rows. */
const most = 100;
const newestFirst = `order by expires_at desc, id desc limit ${most}`;

const selectAvailable = tenantStatement<shapes.ListAvailableVouchers>(
  'list_available_vouchers',
  `select ${columns} from voucher where ${isAvailable} order by expires_at, id desc limit ${most}`,
);
const selectUsed = tenantStatement<shapes.ListUsedVouchers>(
  'list_used_vouchers',
  `select ${columns} from voucher where ${isOfMember} and used_at is not null ${newestFirst}`,
);
const selectExpired = tenantStatement<shapes.ListExpiredVouchers>(
  'list_expired_vouchers',
  `select ${columns} from voucher where ${isOfMember} and used_at is null and expires_at <= $at ${newestFirst}`,
);
const lists = { available: selectAvailable, used: selectUsed, expired: selectExpired };

export type VoucherRow = shapes.ListAvailableVouchers['row'];
export type VoucherState = keyof typeof lists;
type VoucherQuery = { memberId: string; state: VoucherState; at: Date };

/** Lists vouchers: available ones by their end, others newest first. */
export const listVouchers = (
  tx: Tx,
  { memberId, state, at }: VoucherQuery,
): Promise<VoucherRow[]> => lists[state](tx, { memberId, at });

const count = tenantStatement<shapes.CountAvailableVouchers>(
  'count_available_vouchers',
  `select count(*)::int as "vouchers!" from voucher where ${isAvailable}`,
);
export async function countAvailable(tx: Tx, memberId: string, at: Date): Promise<number> {
  const [row] = await count(tx, { memberId, at });
  return row?.vouchers ?? 0;
}

const selectVoucher = tenantStatement<shapes.FindVoucher>(
  'find_voucher',
  `select ${columns} from voucher where merchant_code = $merchant and id = $id`,
);
export async function findVoucher(tx: Tx, id: string): Promise<VoucherRow | null> {
  const [row] = await selectVoucher(tx, { id });
  return row ?? null;
}

const lock = tenantStatement<shapes.LockVoucherByCode>(
  'lock_voucher_by_code',
  `select ${columns} from voucher where merchant_code = $merchant and code_hash = $codeHash for update`,
);
/** Locks the voucher until the transaction ends, because two members may have the same code. */
export async function lockByCode(tx: Tx, codeHash: Buffer): Promise<VoucherRow | null> {
  const [row] = await lock(tx, { codeHash });
  return row ?? null;
}

const update = tenantStatement<shapes.UseVoucher>(
  'use_voucher',
  `update voucher set member_id = $memberId, used_at = $usedAt where merchant_code = $merchant and id = $id`,
);
export const updateUsed = (tx: Tx, id: string, used: { memberId: string; usedAt: Date }) => {
  noteChange(tx, { memberId: used.memberId, what: 'promotion' });
  return update(tx, { id, ...used });
};

export type NewVoucher = Omit<VoucherRow, 'usedAt' | 'memberId'> & {
  memberId: string;
};

/** Inserts a voucher of a member without a code. The role may write no other columns. */
const insert = tenantStatement<shapes.InsertVoucherOfMember>(
  'insert_voucher_of_member',
  `insert into voucher (merchant_code, id, member_id, batch, texts, reward, currency, cost, created_at, expires_at)
   values ($merchant, $id, $memberId, $batch, $texts, $reward, $currency, $cost, $createdAt, $expiresAt)`,
);

export async function insertVoucher(tx: Tx, created: NewVoucher): Promise<void> {
  const { texts, reward } = created;
  const json = { texts: JSON.stringify(texts), reward: JSON.stringify(reward) };
  noteChange(tx, { memberId: created.memberId, what: 'promotion' });
  await insert(tx, { ...created, ...json });
}
