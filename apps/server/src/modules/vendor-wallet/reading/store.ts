// Reads the input of decisions: the member, token and money, and earlier transactions and state of the round.
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Tx } from '@parlour/database/connection';
import type { BonusState, BonusWeights } from '@parlour/database/columns/bonus';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { ActiveBonus } from '#modules/bonus';
import { findGrant } from '#modules/free-plays';
import { lockWallets } from '#modules/ledger';
import { hashSecret } from '#modules/session';
import { waitingId } from '../decision/outcomes.ts';
import type { Eligibility, GameRound, Snapshot } from '../decision/snapshot.ts';
import type { MoneyCall } from '../protocol/wallet-call.ts';
import type * as shapes from './shapes.ts';

export const transactionColumns = `id, kind, member_id as "memberId", round, game_code as "gameCode", is_free as "isFree",
  reference_id as "referenceId", currency, amount, moved, bonus_id as "bonusId", bonus_amount as "bonusAmount",
  wagered, supplier_reward as "supplierReward"`;

/** Lists the ids one by one, because Postgres keeps no plan for an array: it would expect ten ids, and plans anew for those that it gets. */
const selectTransactions = tenantStatement<shapes.FindVendorTransactions>(
  'find_vendor_transactions',
  `select ${transactionColumns} from vendor_transaction
    where merchant_code = $merchant and integration = $integration
      and id in ($id, $referenceId?, $waitingId?)`,
);

/** Wins of a bet that were paid and not given back, in the order of arrival. */
const selectWins = tenantStatement<shapes.FindWinsToTakeBack>(
  'find_wins_to_take_back',
  `select ${transactionColumns} from vendor_transaction win
    where merchant_code = $merchant and integration = $integration and reference_id = $betId? and kind = 'win' and moved
      and not exists (select from vendor_transaction back
            where back.merchant_code = $merchant and back.integration = $integration and back.reference_id = win.id
              and back.kind in ('rollback', 'void') and back.moved)
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
  /** The game's category, only in `bonusAndCategory`. */
  category?: string | null;
};
const bonusFields = `'id', bonus.id, 'currency', bonus.currency, 'wageringDue', bonus.wagering_due::text,
  'wagered', bonus.wagered::text, 'largestStake', bonus.largest_stake::text, 'weights', bonus.weights,
  'expiresAt', bonus.expires_at, 'openBets', bonus.open_bets`;
/** The member's bonus, or null, from an outer-joined table `bonus`. It is one column, because each column costs every bet and few have a bonus. */
export const bonusJson = `case when bonus.id is not null then json_build_object(${bonusFields}) end as bonus`;

/** The bonus with the game's category. Games of several vendors may share a code; the integration's own comes first. */
const bonusAndCategory = `case when bonus.id is not null then json_build_object(${bonusFields},
    'category', (select game.category from game where game.merchant_code = $merchant and game.game_id = $gameCode
      order by game.integration is not distinct from $integration desc, game.vendor limit 1)) end as bonus`;

const eligibilityColumns = `member.disabled, member.type, token.member_id as "tokenMemberId",
    token.currency as "tokenCurrency", session.id as "sessionId", session.last_seen_at as "lastSeenAt",
    session.expires_at as "expiresAt", wallet.balance,
    token.game_code = $gameCode or exists (
      select from game where game.merchant_code = $merchant and game.game_id = $gameCode) as "hasGame",
    ${bonusAndCategory}`;
const eligibilityTables = `member
    left join wallet_token token on token.merchant_code = $merchant and token.token_hash = $tokenHash?
         and token.integration = $integration
    left join session on session.merchant_code = $merchant and session.id = token.session_id
         and session.member_id = member.id
    left join account wallet on wallet.merchant_code = $merchant and wallet.kind = 'wallet'
         and wallet.member_id = token.member_id and wallet.currency = token.currency`;
/** Joins the member's active bonus; ends before its currency. */
const bonusIn = `left join bonus on bonus.merchant_code = $merchant and bonus.state = 'active'
         and bonus.member_id = member.id and bonus.currency =`;

const selectEligibility = tenantStatement<shapes.FindWalletEligibility>(
  'find_wallet_eligibility',
  `select ${eligibilityColumns}, money.balance as "bonusBalance"
     from ${eligibilityTables} ${bonusIn} token.currency
     left join account money on money.merchant_code = $merchant and money.kind = 'bonus'
          and money.member_id = bonus.member_id and money.currency = bonus.currency
    where member.merchant_code = $merchant and member.id = $memberId`,
);

/** The bonus whose money the reference used. */
type UsedBonusJson = { state: BonusState; operatorId: string | null };

/** Reads the eligibility, the round of the bet or reference, the reversal of the reference, the state of its bonus, and the house account. Columns of the round are null if its id is. */
const selectSurroundings = tenantStatement<shapes.FindWalletSurroundings>(
  'find_wallet_surroundings',
  `select ${eligibilityColumns}, back.kind as "reversedBy", house.id as "houseId", round.id as "roundId",
          round.game_code as "gameCode!", round.currency as "currency!", round.state as "state!",
          round.open_bets as "openBets!", round.opened_at as "openedAt!", round.settles_at as "settlesAt",
          round.staked as "staked!", round.won as "won!",
          case when reference.bonus_id is not null then json_build_object(
            'state', (select state from bonus used
               where used.merchant_code = $merchant and used.id = reference.bonus_id),
            'operatorId', (select operator.id from account operator
               where operator.merchant_code = $merchant and operator.kind = 'operator'
                 and operator.member_id is null and operator.currency = reference.currency)) end as used
     from ${eligibilityTables}
     left join vendor_transaction reference on reference.merchant_code = $merchant
          and reference.integration = $integration and reference.id = $referenceId?
     left join lateral (
       select kind from vendor_transaction
        where merchant_code = $merchant and integration = $integration and reference_id = reference.id
          and kind in ('rollback', 'void') order by moved desc limit 1
     ) back on true
     left join game_round round on round.merchant_code = $merchant and round.integration = $integration
          and round.member_id = member.id and round.id = coalesce($betRound?, reference.round)
     left join account house on house.merchant_code = $merchant and house.kind = 'games'
          and house.integration = $integration and house.member_id is null
          and house.currency = coalesce(reference.currency, token.currency)
     ${bonusIn} coalesce(reference.currency, token.currency)
    where member.merchant_code = $merchant and member.id = $memberId`,
);

type SurroundingRow = shapes.FindWalletSurroundings['row'];
type EligibilityRow = Omit<shapes.FindWalletEligibility['row'], 'bonusBalance'>;

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
  bonus: bonusOf(row.bonus),
  category: (row.bonus as BonusJson | null)?.category ?? null,
});

/** Reads the column that `bonusJson` makes. */
export function bonusOf(column: unknown): ActiveBonus | null {
  const bonus = column as BonusJson | null;
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
  const betRound = call.kind === 'bet' ? (call.round ?? call.id) : null;
  const play = {
    memberId,
    tokenHash: hashSecret(call.token),
    integration,
    gameCode: call.gameCode,
  };
  // Only rollbacks, which are rare, need further queries.
  const isRollback = call.kind === 'rollback';
  const waiting = isRollback ? waitingId(referenceId ?? '') : null;
  const { supplierReward } = call;
  const [accounts, transactions, [around], wins, grant] = await Promise.all([
    lockWallets(tx, memberId),
    selectTransactions(tx, { integration, id: call.id, referenceId, waitingId: waiting }),
    selectSurroundings(tx, { ...play, betRound, referenceId }),
    isRollback ? selectWins(tx, { integration, betId: referenceId }) : [],
    supplierReward === null ? null : findGrant(tx, { integration, supplierReward }),
  ]);
  if (!around) return null;
  const byId = (id: string | null) => transactions.find((each) => each.id === id) ?? null;
  const used = around.used as UsedBonusJson | null;
  return {
    ...eligibilityOf(around),
    accounts,
    same: byId(call.id),
    reference: byId(referenceId),
    grant,
    reversedBy: reversalOf(around),
    wins,
    isWaiting: byId(waiting) !== null,
    bonusState: used?.state ?? null,
    houseId: around.houseId,
    operatorId: used?.operatorId ?? null,
    round: roundOf(around),
  };
}

/** Narrows the kind, which the statement has restricted. */
const reversalOf = ({ reversedBy }: SurroundingRow) =>
  reversedBy === 'rollback' || reversedBy === 'void' ? reversedBy : null;

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
  const [row] = await selectEligibility(tx, {
    memberId,
    tokenHash: hashSecret(token),
    integration,
    gameCode,
  });
  return row ? { ...eligibilityOf(row), bonusBalance: row.bonusBalance ?? 0n } : null;
}
