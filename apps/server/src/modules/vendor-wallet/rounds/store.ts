// Reads the rounds that wait too long for their outcome, with their open bets.
import type { Tx } from '@parlour/database/connection';
import type { BonusState } from '@parlour/database/columns/bonus';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { ActiveBonus } from '#modules/bonus';
import { lockWallets } from '#modules/ledger';
import { writeFact } from '#modules/outbox';
import { accountIn } from '../decision/purse.ts';
import type { GameRound, Purse, Transaction } from '../decision/snapshot.ts';
import { bonusJson, bonusOf, transactionColumns } from '../reading/store.ts';
import type { WriteContext } from '../store.ts';
import type * as shapes from './shapes.ts';

export type RoundKey = shapes.FindDueRounds['row'];
export type DueRound = {
  round: GameRound;
  purse: Purse;
  /** The member's active bonus in this currency. */
  bonus: ActiveBonus | null;
  houseId: string | null;
  operatorId: string | null;
  bets: DueBet[];
};
/** An open bet, with the state of the bonus whose money it used. */
export type DueBet = Transaction & { bonusState: BonusState | null };

/** The expression of the index; greatest() skips nulls. */
const waitsSince = `greatest(opened_at, settles_at)`;

/** Finds open rounds that were opened, and to be settled, at `due` or before; the oldest first. */
export const findDueRounds = tenantStatement<shapes.FindDueRounds>(
  'find_due_rounds',
  `select integration, member_id as "memberId", id from game_round
    where merchant_code = $merchant and state = 'open' and ${waitsSince} <= $due
    order by ${waitsSince}, id limit $most::int offset $skip::int`,
);

const findRound = tenantStatement<shapes.FindDueRound>(
  'find_due_round',
  `select round.id, round.game_code as "gameCode", round.currency, round.state, round.open_bets as "openBets",
          round.opened_at as "openedAt", round.settles_at as "settlesAt", round.staked, round.won,
          house.id as "houseId", operator.id as "operatorId", ${bonusJson}
     from game_round round
     left join account house on house.merchant_code = $merchant and house.kind = 'games'
          and house.integration = round.integration and house.member_id is null and house.currency = round.currency
     left join account operator on operator.merchant_code = $merchant and operator.kind = 'operator'
          and operator.member_id is null and operator.currency = round.currency
     left join bonus on bonus.merchant_code = $merchant and bonus.state = 'active'
          and bonus.member_id = round.member_id and bonus.currency = round.currency
    where round.merchant_code = $merchant and round.integration = $integration and round.member_id = $memberId
      and round.id = $id`,
);
const findOpenBets = tenantStatement<shapes.FindOpenBets>(
  'find_open_bets',
  `select ${transactionColumns}, used."bonusState"
     from vendor_transaction bet
     left join lateral (
       select bonus.state as "bonusState" from bonus
        where bonus.merchant_code = $merchant and bonus.id = bet.bonus_id
     ) used on true
    where bet.merchant_code = $merchant and bet.integration = $integration
      and bet.id in (select unnest(open_bets) from game_round
            where merchant_code = $merchant and integration = $integration and member_id = $memberId and id = $id)
    order by bet.received_at, bet.id`,
);

/** Reads a due round; locks the member's wallets first, as every decision about money does. */
export async function readDueRound(tx: Tx, key: RoundKey): Promise<DueRound | null> {
  const { memberId, id } = key;
  const [accounts, [found], bets] = await Promise.all([
    lockWallets(tx, memberId),
    findRound(tx, key),
    findOpenBets(tx, key),
  ]);
  const wallet = accountIn(accounts, 'wallet', found?.currency);
  if (!found || !wallet) return null;
  const {
    houseId,
    operatorId,
    gameCode,
    currency,
    state,
    openBets,
    openedAt,
    settlesAt,
    staked,
    won,
  } = found;
  return {
    round: { id, gameCode, currency, state, openBets, openedAt, settlesAt, staked, won },
    purse: { wallet, bonus: accountIn(accounts, 'bonus', currency), isBonusUsable: false },
    bonus: bonusOf(found.bonus),
    houseId,
    operatorId,
    bets,
  };
}

/** An amount of at least 0, because rounds from before the sums were stored may have negative ones. */
const digits = (amount: bigint): string => String(amount < 0n ? 0n : amount);

/** Writes the fact with the sums of a round. */
export const tellOfRound = (
  tx: Tx,
  { merchantCode, integration, now }: WriteContext,
  { memberId, ...round }: GameRound & { memberId: string },
): Promise<void> =>
  writeFact(tx, {
    name: 'round.settled',
    merchantCode,
    memberId,
    at: now,
    about: {
      integration,
      round: round.id,
      game: round.gameCode,
      currency: round.currency,
      staked: digits(round.staked),
      won: digits(round.won),
    },
  });
