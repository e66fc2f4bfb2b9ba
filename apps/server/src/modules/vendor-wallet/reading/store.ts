// Reads the input of decisions: the member, token and money, and earlier transactions and state of the round.
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import type { BonusState, BonusWeights } from '@parlour/database/tables/bonus';
import type { ActiveBonus } from '#modules/bonus';
import { findGrant } from '#modules/free-plays';
import { lockWallets } from '#modules/ledger';
import { hashSecret } from '#modules/session';
import { waitingId } from '../decision/outcomes.ts';
import type { Eligibility, GameRound, Snapshot, Transaction } from '../decision/snapshot.ts';
import type { MoneyCall } from '../protocol/wallet-call.ts';

export const transactionColumns = `id, kind, member_id as "memberId", round, game_code as "gameCode", is_free as "isFree",
  reference_id as "referenceId", currency, amount, moved, bonus_id as "bonusId", bonus_amount as "bonusAmount",
  wagered, supplier_reward as "supplierReward"`;

const selectTransactions = statement<Transaction, [integration: string, ids: (string | null)[]]>(
  'find_vendor_transactions',
  `select ${transactionColumns} from vendor_transaction where integration = $1 and id = any ($2)`,
);

/** Wins of a bet that were paid and not given back, in the order of arrival. */
const selectWins = statement<Transaction, [integration: string, betId: string | null]>(
  'find_wins_to_take_back',
  `select ${transactionColumns} from vendor_transaction win
    where integration = $1 and reference_id = $2 and kind = 'win' and moved
      and not exists (select from vendor_transaction back
            where back.integration = $1 and back.reference_id = win.id and back.kind in ('rollback', 'void')
              and back.moved)
    order by received_at, id`,
);

/** A bonus as JSON, with amounts as texts, so that they lose no digits. */
type BonusJson = {
  id: string;
  currency: string;
  wageringDue: string;
  wagered: string;
  largestStake: string | null;
  weights: BonusWeights;
  expiresAt: string;
  openBets: string[];
};
/** The member's bonus, or null, from an outer-joined table `bonus`. It is one column, because each column costs every bet and few have a bonus. */
export const bonusJson = (
  more = '',
): string => `case when bonus.id is not null then json_build_object(
    'id', bonus.id, 'currency', bonus.currency, 'wageringDue', bonus.wagering_due::text,
    'wagered', bonus.wagered::text, 'largestStake', bonus.largest_stake::text, 'weights', bonus.weights,
    'expiresAt', bonus.expires_at, 'openBets', bonus.open_bets${more}) end as bonus`;

export type BonusColumn = { bonus: BonusJson | null };

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
  bonus: (BonusJson & { category: string | null }) | null;
};
type EligibilityKey = [
  memberId: string,
  tokenHash: Buffer | null,
  integration: string,
  gameCode: string,
];

/** The game's category. Games of several vendors may share a code; the integration's own comes first. */
const category = `, 'category', (select game.category from game where game.game_id = $4
    order by game.integration is not distinct from $3 desc, game.vendor limit 1)`;

const eligibility = {
  columns: `member.disabled, member.type, token.member_id as "tokenMemberId", token.currency as "tokenCurrency",
    session.id as "sessionId", session.last_seen_at as "lastSeenAt", session.expires_at as "expiresAt",
    wallet.balance, token.game_code = $4 or exists (select from game where game.game_id = $4) as "hasGame",
    ${bonusJson(category)}`,
  tables: `member
    left join wallet_token token on token.token_hash = $2 and token.integration = $3
    left join session on session.id = token.session_id and session.member_id = member.id
    left join account wallet on wallet.kind = 'wallet' and wallet.member_id = token.member_id
         and wallet.currency = token.currency`,
  bonusIn: (
    currency: string,
  ) => `left join bonus on bonus.state = 'active' and bonus.member_id = member.id
         and bonus.currency = ${currency}`,
};

const selectEligibility = statement<
  EligibilityRow & { bonusBalance: bigint | null },
  EligibilityKey
>(
  'find_wallet_eligibility',
  `select ${eligibility.columns}, money.balance as "bonusBalance"
     from ${eligibility.tables} ${eligibility.bonusIn('token.currency')}
     left join account money on money.kind = 'bonus' and money.member_id = bonus.member_id
          and money.currency = bonus.currency
    where member.id = $1`,
);

type SurroundingRow = EligibilityRow & {
  reversedBy: 'rollback' | 'void' | null;
  houseId: string | null;
  /** The bonus whose money the reference used. */
  used: { state: BonusState; operatorId: string | null } | null;
  roundId: string | null;
  gameCode: string;
  currency: string;
  state: GameRound['state'];
  openBets: string[];
  openedAt: Date;
  settlesAt: Date | null;
  staked: bigint;
  won: bigint;
};
type SurroundingKey = [...EligibilityKey, betRound: string | null, referenceId: string | null];

/** Reads the eligibility, the round of the bet or reference, the reversal of the reference, the state of its bonus, and the house account. */
const selectSurroundings = statement<SurroundingRow, SurroundingKey>(
  'find_wallet_surroundings',
  `select ${eligibility.columns}, back.kind as "reversedBy", house.id as "houseId", round.id as "roundId",
          round.game_code as "gameCode", round.currency, round.state, round.open_bets as "openBets",
          round.opened_at as "openedAt", round.settles_at as "settlesAt", round.staked, round.won,
          case when reference.bonus_id is not null then json_build_object(
            'state', (select state from bonus used where used.id = reference.bonus_id),
            'operatorId', (select operator.id from account operator where operator.kind = 'operator'
               and operator.member_id is null and operator.currency = reference.currency)) end as used
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
     ${eligibility.bonusIn('coalesce(reference.currency, token.currency)')}
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
  bonus: bonusOf(row),
  category: row.bonus?.category ?? null,
});

export function bonusOf({ bonus }: BonusColumn): ActiveBonus | null {
  if (!bonus) return null;
  const { id, currency, wageringDue, wagered, largestStake, weights, expiresAt, openBets } = bonus;
  return {
    id,
    currency,
    wageringDue: BigInt(wageringDue),
    wagered: BigInt(wagered),
    largestStake: largestStake === null ? null : BigInt(largestStake),
    weights,
    expiresAt: new Date(expiresAt),
    openBets,
  };
}

/** Locks the member's wallets and reads the input of a decision; null for an unknown member. All statements are sent together. */
export async function readSnapshot(
  tx: Tx,
  call: MoneyCall,
  memberId: string,
): Promise<Omit<Snapshot, 'isLive'> | null> {
  const { integration, referenceId } = call;
  const hash = hashSecret(call.token);
  const betRound = call.kind === 'bet' ? (call.round ?? call.id) : null;
  const whose = [memberId, hash, integration, call.gameCode] as const;
  // Only rollbacks, which are rare, need further queries.
  const isRollback = call.kind === 'rollback';
  const waiting = isRollback ? waitingId(referenceId ?? '') : null;
  const ids = [call.id, referenceId, ...(waiting === null ? [] : [waiting])];
  const { supplierReward } = call;
  const [accounts, transactions, [around], wins, grant] = await Promise.all([
    lockWallets(tx, memberId),
    selectTransactions(tx, integration, ids),
    selectSurroundings(tx, ...whose, betRound, referenceId),
    isRollback ? selectWins(tx, integration, referenceId) : [],
    supplierReward === null ? null : findGrant(tx, { integration, supplierReward }),
  ]);
  if (!around) return null;
  const byId = (id: string | null) => transactions.find((each) => each.id === id) ?? null;
  return {
    ...eligibilityOf(around),
    accounts,
    same: byId(call.id),
    reference: byId(referenceId),
    grant,
    reversedBy: around.reversedBy,
    wins,
    isWaiting: byId(waiting) !== null,
    bonusState: around.used?.state ?? null,
    houseId: around.houseId,
    operatorId: around.used?.operatorId ?? null,
    round: roundOf(around),
  };
}

function roundOf(row: SurroundingRow): GameRound | null {
  if (row.roundId === null) return null;
  const {
    roundId: id,
    gameCode,
    currency,
    state,
    openBets,
    openedAt,
    settlesAt,
    staked,
    won,
  } = row;
  return { id, gameCode, currency, state, openBets, openedAt, settlesAt, staked, won };
}

type PlayKey = { memberId: string; token: string; integration: string; gameCode: string };

/** Null for an unknown member. */
export async function findEligibility(
  tx: Tx,
  key: PlayKey,
): Promise<(Eligibility & { bonusBalance: bigint }) | null> {
  const { memberId, token, integration, gameCode } = key;
  const [row] = await selectEligibility(tx, memberId, hashSecret(token), integration, gameCode);
  return row ? { ...eligibilityOf(row), bonusBalance: row.bonusBalance ?? 0n } : null;
}
