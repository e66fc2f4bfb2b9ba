// Stores vendors' transactions and rounds. `reading/store.ts` reads them.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { members } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';
import type { GameRound, Transaction } from './decision/snapshot.ts';

/** The time of the member's registration; null for an unknown member. */
export async function findRegistration(tx: Tx, memberId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: members.createdAt })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return row?.createdAt ?? null;
}

const sendTransaction = statement<object, unknown[]>(
  'insert_vendor_transaction',
  `insert into vendor_transaction (merchant_code, integration, id, kind, member_id, round, game_code, is_free,
     reference_id, currency, amount, moved, received_at, bonus_id, bonus_amount, wagered,
     supplier_reward)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
);

const sendRound = statement<object, unknown[]>(
  'upsert_game_round',
  `insert into game_round (merchant_code, integration, member_id, id, game_code, currency, state, open_bets,
     opened_at, changed_at, staked, won, settles_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (merchant_code, integration, member_id, id) do update set game_code = excluded.game_code,
     state = excluded.state, open_bets = excluded.open_bets, opened_at = excluded.opened_at,
     changed_at = excluded.changed_at, staked = excluded.staked, won = excluded.won,
     settles_at = excluded.settles_at`,
);

/** Columns shared by all rows of one decision. */
export type WriteContext = { merchantCode: string; integration: string; now: Date };

export const insertTransaction = (
  tx: Tx,
  context: WriteContext,
  row: Transaction,
): Promise<unknown> =>
  sendTransaction(
    tx,
    context.merchantCode,
    context.integration,
    row.id,
    row.kind,
    row.memberId,
    row.round,
    row.gameCode,
    row.isFree,
    row.referenceId,
    row.currency,
    row.amount,
    row.moved,
    context.now,
    row.bonusId,
    row.bonusAmount,
    row.wagered,
    row.supplierReward,
  );

export const upsertRound = (
  tx: Tx,
  context: WriteContext,
  round: GameRound & { memberId: string },
): Promise<unknown> =>
  sendRound(
    tx,
    context.merchantCode,
    context.integration,
    round.memberId,
    round.id,
    round.gameCode,
    round.currency,
    round.state,
    round.openBets,
    round.openedAt,
    context.now,
    round.staked,
    round.won,
    round.settlesAt,
  );
