// Stores free plays that suppliers granted, and how many were used.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type FreePlayGrant = shapes.FindFreePlayGrant['row'];

const insert = tenantStatement<shapes.InsertFreePlayGrant>(
  'insert_free_play_grant',
  `insert into free_play_grant (merchant_code, reward_id, member_id, integration, game_code, currency, stake, plays,
     supplier_reward, granted_at, ends_at)
   values ($merchant, $rewardId, $memberId, $integration, $gameCode, $currency, $stake, $plays,
     $supplierReward, $grantedAt, $endsAt)
   on conflict do nothing returning reward_id as id`,
);
type NewGrant = shapes.InsertFreePlayGrant['values'];
/** Returns false if the grant is already stored. */
export const insertGrant = async (tx: Tx, grant: NewGrant): Promise<boolean> =>
  (await insert(tx, grant)).length > 0;

const select = tenantStatement<shapes.FindFreePlayGrant>(
  'find_free_play_grant',
  `select member_id as "memberId", game_code as "gameCode", currency, stake, plays, used, ends_at as "endsAt"
     from free_play_grant
    where merchant_code = $merchant and integration = $integration and supplier_reward = $supplierReward`,
);
type GrantKey = shapes.FindFreePlayGrant['values'];
/** Finds a grant by the supplier's id. The lock of the member's wallets keeps other transactions from using it meanwhile. */
export const findGrant = async (tx: Tx, key: GrantKey): Promise<FreePlayGrant | null> =>
  (await select(tx, key))[0] ?? null;

/** `by`: one more, or one less if a bet is returned. */
export const changeUsed = tenantStatement<shapes.ChangeUsedFreePlays>(
  'change_used_free_plays',
  `update free_play_grant set used = used + $by
    where merchant_code = $merchant and integration = $integration and supplier_reward = $supplierReward`,
);

export type MemberGame = {
  memberId: string;
  integration: string;
  gameCode: string;
  currency: string;
};

const selectOpen = tenantStatement<shapes.OpenFreePlayGrant>(
  'open_free_play_grant',
  `select reward_id as id from free_play_grant
    where merchant_code = $merchant and member_id = $memberId and integration = $integration
      and game_code = $gameCode and currency = $currency and ends_at > $now and used < plays limit 1`,
);
/** Returns whether the member has free plays left for the game. */
export const hasOpenGrant = async (tx: Tx, game: MemberGame, now: Date): Promise<boolean> =>
  (await selectOpen(tx, { ...game, now })).length > 0;
