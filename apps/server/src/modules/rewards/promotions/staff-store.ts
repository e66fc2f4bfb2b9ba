// Stores promotions as staff write, publish, pause and end them.
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';
import { promotionColumns } from './store.ts';

const lock = tenantStatement<shapes.LockPromotion>(
  'lock_promotion',
  `select ${promotionColumns}, definition
     from promotion where merchant_code = $merchant and code = $code for update`,
);
export type StoredPromotion = shapes.LockPromotion['row'];

/** Finds a promotion and locks it until the transaction ends. */
export async function lockPromotion(tx: Tx, code: string): Promise<StoredPromotion | null> {
  const [row] = await lock(tx, { code });
  return row ?? null;
}

/** Columns that an import writes of a new promotion and of a known one. */
type WrittenPromotion = Omit<shapes.UpdatePromotion['values'], 'id' | 'definition'> & {
  definition: Promotion;
};

const update = tenantStatement<shapes.UpdatePromotion>(
  'update_promotion',
  `update promotion set type = $type, definition = $definition, starts_at = $startsAt?, ends_at = $endsAt?,
     budget = $budget?, changed_at = $changedAt
    where merchant_code = $merchant and id = $id`,
);
export async function updatePromotion(
  tx: Tx,
  id: string,
  written: WrittenPromotion,
): Promise<void> {
  await update(tx, { ...written, id, definition: JSON.stringify(written.definition) });
}

export const updateState = tenantStatement<shapes.UpdatePromotionState>(
  'update_promotion_state',
  `update promotion set state = $state, changed_at = $changedAt where merchant_code = $merchant and id = $id`,
);

const insert = tenantStatement<shapes.InsertPromotion>(
  'insert_promotion',
  `insert into promotion (merchant_code, code, state, type, definition, currency, starts_at, ends_at, budget,
     created_at, changed_at)
   values ($merchant, $code, 'draft', $type, $definition, $currency, $startsAt?, $endsAt?, $budget?,
     $createdAt, $changedAt)
   returning id`,
);
type NewPromotion = WrittenPromotion & { code: string; currency: string; createdAt: Date };

/** Inserts a draft and returns its id. */
export async function insertPromotion(tx: Tx, row: NewPromotion): Promise<string> {
  const [made] = await insert(tx, { ...row, definition: JSON.stringify(row.definition) });
  if (!made) throw new Error('the promotion was not kept');
  return made.id;
}

/** Counts paid rewards: one that can be claimed, or waits for staff, is not paid yet. */
const countPaid = tenantStatement<shapes.CountPaidRewards>(
  'count_paid_rewards',
  `select promotion_id as id, count(*)::int as "rewards!"
     from reward where merchant_code = $merchant and state = 'paid' group by promotion_id`,
);
const selectAll = tenantStatement<shapes.ListPromotions>(
  'list_promotions',
  `select ${promotionColumns}, definition from promotion where merchant_code = $merchant order by created_at`,
);
export type ListedPromotion = StoredPromotion & { rewards: number };

/** Lists the promotions, oldest first, each with the number of rewards it has paid. */
export async function listPromotions(tx: Tx): Promise<ListedPromotion[]> {
  const given = await countPaid(tx);
  const rows = await selectAll(tx);
  return rows.map((row) => ({
    ...row,
    rewards: given.find(({ id }) => id === row.id)?.rewards ?? 0,
  }));
}

const selectNames = tenantStatement<shapes.FindGameNames>(
  'find_game_names',
  `select names from game where merchant_code = $merchant and vendor = $vendor and game_id = $game limit 1`,
);
/** Finds the merchant's name of a game, in all languages; null if the merchant does not have it. */
export async function findGameNames(tx: Tx, { vendor, game }: { vendor: string; game: string }) {
  const [found] = await selectNames(tx, { vendor, game });
  return found?.names ?? null;
}
