// Stores vouchers that staff make: with codes, or for named members.
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectMembers = tenantStatement<shapes.ListMembersByName>(
  'list_members_by_name',
  `select id, username, username_key as key
     from member where merchant_code = $merchant and username_key = any ($keys) order by id`,
);
/** Finds members in a fixed order, so that two concurrent calls for the same members do not deadlock. */
export const listMembersByName = (tx: Tx, usernames: readonly string[]) =>
  selectMembers(tx, { keys: usernames.map(usernameKey) });

/** Columns shared by all vouchers of a batch. */
type VoucherBatch = Omit<shapes.InsertVoucherCodes['values'], 'codeHashes' | 'texts' | 'reward'> &
  Pick<VoucherFile, 'texts' | 'reward'>;
const jsonOf = ({ texts, reward }: VoucherBatch) => ({
  texts: JSON.stringify(texts),
  reward: JSON.stringify(reward),
});

const insert = tenantStatement<shapes.InsertVoucherCodes>(
  'insert_voucher_codes',
  `insert into voucher (merchant_code, code_hash, batch, texts, reward, currency, cost, created_at, expires_at)
   select $merchant, code_hash, $batch, $texts, $reward, $currency, $cost, $createdAt, $expiresAt
     from unnest($codeHashes::bytea[]) as code_hash`,
);
const atOnce = 1_000;

export async function insertCodes(
  tx: Tx,
  batch: VoucherBatch,
  codeHashes: readonly Buffer[],
): Promise<void> {
  for (let from = 0; from < codeHashes.length; from += atOnce) {
    const some = codeHashes.slice(from, from + atOnce);
    await insert(tx, { ...batch, ...jsonOf(batch), codeHashes: some });
  }
}

const insertOfMembers = tenantStatement<shapes.InsertVouchersOfMembers>(
  'insert_vouchers_of_members',
  `insert into voucher (merchant_code, id, member_id, batch, texts, reward, currency, cost, created_at, expires_at)
   select $merchant, coalesce(id, uuidv7()), member_id, $batch, $texts, $reward, $currency, $cost, $createdAt,
          $expiresAt
     from unnest($memberIds::uuid[], $ids?::uuid[]) as given (member_id, id)
   on conflict (merchant_code, id) do nothing returning id, member_id as "memberId!"`,
);
/** Members who get a voucher, and the ids of their vouchers; null for new ids. */
type VoucherHolders = { memberIds: string[]; ids: string[] | null };

/** Stores members' vouchers, and returns those whose id was not there yet. A concurrent second call waits here for the first, and then finds its vouchers. */
export const insertGifts = (tx: Tx, batch: VoucherBatch, holders: VoucherHolders) =>
  insertOfMembers(tx, { ...batch, ...jsonOf(batch), ...holders });
