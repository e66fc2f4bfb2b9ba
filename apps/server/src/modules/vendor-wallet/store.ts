// Stores vendors' transactions and rounds. `reading/store.ts` reads them.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { GameRound, Transaction } from './decision/snapshot.ts';
import type * as shapes from './shapes.ts';

const selectRegistration = tenantStatement<shapes.MemberRegistration>(
  'member_registration',
  `select created_at as "createdAt" from member where merchant_code = $merchant and id = $memberId`,
);
/** The time of the member's registration; null for an unknown member. */
export async function findRegistration(tx: Tx, memberId: string): Promise<Date | null> {
  const [row] = await selectRegistration(tx, { memberId });
  return row?.createdAt ?? null;
}

const sendTransaction = tenantStatement<shapes.InsertVendorTransaction>(
  'insert_vendor_transaction',
  `insert into vendor_transaction (merchant_code, integration, id, kind, member_id, round, game_code, is_free,
     reference_id, currency, amount, moved, received_at, bonus_id, bonus_amount, wagered,
     supplier_reward)
   values ($merchant, $integration, $id, $kind, $memberId, $round?, $gameCode?, $isFree, $referenceId?, $currency?,
     $amount?, $moved, $receivedAt, $bonusId?, $bonusAmount, $wagered, $supplierReward?)`,
);

const sendRound = tenantStatement<shapes.UpsertGameRound>(
  'upsert_game_round',
  `insert into game_round (merchant_code, integration, member_id, id, game_code, currency, state, open_bets,
     opened_at, changed_at, staked, won, settles_at)
   values ($merchant, $integration, $memberId, $id, $gameCode, $currency, $state, $openBets, $openedAt, $changedAt,
     $staked, $won, $settlesAt?)
   on conflict (merchant_code, integration, member_id, id) do update set game_code = excluded.game_code,
     state = excluded.state, open_bets = excluded.open_bets, opened_at = excluded.opened_at,
     changed_at = excluded.changed_at, staked = excluded.staked, won = excluded.won,
     settles_at = excluded.settles_at`,
);

/** Columns shared by all rows of one decision. */
export type WriteContext = { merchantCode: string; integration: string; now: Date };

export const insertTransaction = (
  tx: Tx,
  { integration, now }: WriteContext,
  row: Transaction,
): Promise<unknown> => sendTransaction(tx, { ...row, integration, receivedAt: now });

export const upsertRound = (
  tx: Tx,
  { integration, now }: WriteContext,
  round: GameRound & { memberId: string },
): Promise<unknown> => sendRound(tx, { ...round, integration, changedAt: now });
