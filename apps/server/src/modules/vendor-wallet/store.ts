// Keeps what vendors told of a member's play: their transactions and rounds; reads all that a call is decided from.
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { members } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';
import { lockWallets } from '#modules/ledger';
import { hashSecret } from '#modules/session';
import { waitingId } from './decision/outcomes.ts';
import type { Eligibility, GameRound, Snapshot, Transaction } from './decision/snapshot.ts';
import type { MoneyCall } from './protocol/wallet-call.ts';

export const transactionColumns = `id, kind, member_id as "memberId", round, game_code as "gameCode", is_free as "isFree",
  reference_id as "referenceId", currency, amount, moved`;

const selectTransactions = statement<Transaction, [integration: string, ids: (string | null)[]]>(
  'find_vendor_transactions',
  `select ${transactionColumns} from vendor_transaction where integration = $1 and id = any ($2)`,
);

/** The wins of a bet that were paid and not given back, in the order in which they came. */
const selectWins = statement<Transaction, [integration: string, betId: string | null]>(
  'find_wins_to_take_back',
  `select ${transactionColumns} from vendor_transaction win
    where integration = $1 and reference_id = $2 and kind = 'win' and moved
      and not exists (select from vendor_transaction back
            where back.integration = $1 and back.reference_id = win.id and back.kind in ('rollback', 'void')
              and back.moved)
    order by received_at, id`,
);

type EligibilityRow = {
  disabled: boolean;
  type: number;
  tokenMemberId: string | null;
  tokenCurrency: string | null;
  sessionId: string | null;
  lastSeenAt: Date | null;
  expiresAt: Date | null;
  hasGame: boolean | null;
  balance: bigint | null;
};
type EligibilityKey = [
  memberId: string,
  tokenHash: Buffer | null,
  integration: string,
  gameCode: string,
];

const eligibility = {
  columns: `member.disabled, member.type, token.member_id as "tokenMemberId", token.currency as "tokenCurrency",
    session.id as "sessionId", session.last_seen_at as "lastSeenAt", session.expires_at as "expiresAt",
    wallet.balance, token.game_code = $4 or exists (select from game where game.game_id = $4) as "hasGame"`,
  tables: `member
    left join wallet_token token on token.token_hash = $2 and token.integration = $3
    left join session on session.id = token.session_id and session.member_id = member.id
    left join account wallet on wallet.kind = 'wallet' and wallet.member_id = token.member_id
         and wallet.currency = token.currency`,
};

const selectEligibility = statement<EligibilityRow, EligibilityKey>(
  'find_wallet_eligibility',
  `select ${eligibility.columns} from ${eligibility.tables} where member.id = $1`,
);

type SurroundingRow = EligibilityRow & {
  reversedBy: 'rollback' | 'void' | null;
  houseId: string | null;
  roundId: string | null;
  gameCode: string;
  currency: string;
  state: GameRound['state'];
  openBets: string[];
  openedAt: Date;
  staked: bigint;
  won: bigint;
};
type SurroundingKey = [...EligibilityKey, betRound: string | null, referenceId: string | null];

/** Besides the eligibility: the round of a bet, or of what a win or rollback refers to, what gave that back, and the house's account in its currency. */
const selectSurroundings = statement<SurroundingRow, SurroundingKey>(
  'find_wallet_surroundings',
  `select ${eligibility.columns}, back.kind as "reversedBy", house.id as "houseId", round.id as "roundId",
          round.game_code as "gameCode", round.currency, round.state, round.open_bets as "openBets",
          round.opened_at as "openedAt", round.staked, round.won
     from ${eligibility.tables}
     left join vendor_transaction reference on reference.integration = $3 and reference.id = $6
     left join lateral (
       select kind from vendor_transaction where integration = $3 and reference_id = reference.id
          and kind in ('rollback', 'void') order by moved desc limit 1
     ) back on true
     left join game_round round on round.integration = $3 and round.member_id = member.id
          and round.id = coalesce($5, reference.round)
     left join account house on house.kind = 'games' and house.integration = $3 and house.member_id is null
          and house.currency = coalesce(reference.currency, token.currency)
    where member.id = $1`,
);

const eligibilityOf = (row: EligibilityRow): Eligibility => ({
  isRefused: row.disabled || row.type === memberTypes.restricted,
  token:
    row.tokenMemberId && row.tokenCurrency
      ? { memberId: row.tokenMemberId, currency: row.tokenCurrency }
      : null,
  session:
    row.sessionId && row.lastSeenAt && row.expiresAt
      ? { id: row.sessionId, lastSeenAt: row.lastSeenAt, expiresAt: row.expiresAt }
      : null,
  hasGame: row.hasGame ?? false,
  balance: row.balance,
});

/** Locks the member's wallets, and reads all that a decision needs; null for a member that is not there. The statements leave together. */
export async function readSnapshot(
  tx: Tx,
  call: MoneyCall,
  memberId: string,
): Promise<Omit<Snapshot, 'isLive'> | null> {
  const { integration, referenceId } = call;
  const hash = hashSecret(call.token);
  const betRound = call.kind === 'bet' ? (call.round ?? call.id) : null;
  const whose = [memberId, hash, integration, call.gameCode] as const;
  // Only rollbacks ask for more than the others: they are rare, and bets and wins are not.
  const isRollback = call.kind === 'rollback';
  const waiting = isRollback ? waitingId(referenceId ?? '') : null;
  const ids = [call.id, referenceId, ...(waiting === null ? [] : [waiting])];
  const [wallets, transactions, [around], wins] = await Promise.all([
    lockWallets(tx, memberId),
    selectTransactions(tx, integration, ids),
    selectSurroundings(tx, ...whose, betRound, referenceId),
    isRollback ? selectWins(tx, integration, referenceId) : [],
  ]);
  if (!around) return null;
  const byId = (id: string | null) => transactions.find((each) => each.id === id) ?? null;
  return {
    ...eligibilityOf(around),
    wallets,
    same: byId(call.id),
    reference: byId(referenceId),
    reversedBy: around.reversedBy,
    wins,
    isWaiting: byId(waiting) !== null,
    houseId: around.houseId,
    round: roundOf(around),
  };
}

function roundOf(row: SurroundingRow): GameRound | null {
  if (row.roundId === null) return null;
  const { gameCode, currency, state, openBets, openedAt, staked, won } = row;
  return { id: row.roundId, gameCode, currency, state, openBets, openedAt, staked, won };
}

type PlayKey = { memberId: string; token: string; integration: string; gameCode: string };

/** Null for a member that is not there. */
export async function findEligibility(tx: Tx, key: PlayKey): Promise<Eligibility | null> {
  const { memberId, token, integration, gameCode } = key;
  const [row] = await selectEligibility(tx, memberId, hashSecret(token), integration, gameCode);
  return row ? eligibilityOf(row) : null;
}

/** When the member was registered; null for one that is not there. */
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
     reference_id, currency, amount, moved, received_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

const sendRound = statement<object, unknown[]>(
  'upsert_game_round',
  `insert into game_round (merchant_code, integration, member_id, id, game_code, currency, state, open_bets,
     opened_at, changed_at, staked, won)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (merchant_code, integration, member_id, id) do update set game_code = excluded.game_code,
     state = excluded.state, open_bets = excluded.open_bets, opened_at = excluded.opened_at,
     changed_at = excluded.changed_at, staked = excluded.staked, won = excluded.won`,
);

/** What all rows of one decision have in common. */
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
  );
