// Reads the rounds that wait too long for their outcome, with their open bets.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { gameRounds } from '@parlour/database/tables/vendor-wallet';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { BonusState } from '@parlour/database/tables/bonus';
import type { ActiveBonus } from '#modules/bonus';
import { lockWallets } from '#modules/ledger';
import { writeFact } from '#modules/outbox';
import { accountIn } from '../decision/purse.ts';
import type { GameRound, Purse, Transaction } from '../decision/snapshot.ts';
import { bonusJson, bonusOf, transactionColumns, type BonusColumn } from '../reading/store.ts';
import type { WriteContext } from '../store.ts';

export type RoundKey = { integration: string; memberId: string; id: string };
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
const waitsSince = sql<Date>`greatest(${gameRounds.openedAt}, ${gameRounds.settlesAt})`;

/** Finds open rounds that were opened, and to be settled, at `due` or before; the oldest first. */
export const findDueRounds = (
  tx: Tx,
  { due, skip, most }: { due: Date; skip: number; most: number },
): Promise<RoundKey[]> =>
  tx
    .select({
      integration: gameRounds.integration,
      memberId: gameRounds.memberId,
      id: gameRounds.id,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.state, 'open'), lte(waitsSince, due)))
    .orderBy(asc(waitsSince), asc(gameRounds.id))
    .limit(most)
    .offset(skip)
    .execute();

type RoundRow = GameRound & BonusColumn & { houseId: string | null; operatorId: string | null };

const findRound = statement<RoundRow, [string, string, string]>(
  'find_due_round',
  `select round.id, round.game_code as "gameCode", round.currency, round.state, round.open_bets as "openBets",
          round.opened_at as "openedAt", round.settles_at as "settlesAt", round.staked, round.won,
          house.id as "houseId", operator.id as "operatorId", ${bonusJson()}
     from game_round round
     left join account house on house.kind = 'games' and house.integration = round.integration
          and house.member_id is null and house.currency = round.currency
     left join account operator on operator.kind = 'operator' and operator.member_id is null
          and operator.currency = round.currency
     left join bonus on bonus.state = 'active' and bonus.member_id = round.member_id
          and bonus.currency = round.currency
    where round.integration = $1 and round.member_id = $2 and round.id = $3`,
);
const findOpenBets = statement<DueBet, [string, string, string]>(
  'find_open_bets',
  `select ${transactionColumns},
          (select used.state from bonus used where used.id = bet.bonus_id) as "bonusState"
     from vendor_transaction bet
    where bet.integration = $1 and bet.id in (select unnest(open_bets) from game_round
            where integration = $1 and member_id = $2 and id = $3)
    order by bet.received_at, bet.id`,
);

/** Reads a due round; locks the member's wallets first, as every decision about money does. */
export async function readDueRound(tx: Tx, key: RoundKey): Promise<DueRound | null> {
  const { integration, memberId, id } = key;
  const [accounts, [found], bets] = await Promise.all([
    lockWallets(tx, memberId),
    findRound(tx, integration, memberId, id),
    findOpenBets(tx, integration, memberId, id),
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
    bonus: bonusOf(found),
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
