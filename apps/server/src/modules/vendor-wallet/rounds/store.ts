// Reads the rounds that wait too long for their outcome, with the bets that wait in them.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { gameRounds } from '@parlour/database/tables/vendor-wallet';
import { and, asc, eq, lte } from 'drizzle-orm';
import { lockWallets, type WalletAccount } from '#modules/ledger';
import { writeFact } from '#modules/outbox';
import type { GameRound, Transaction } from '../decision/snapshot.ts';
import { transactionColumns, type WriteContext } from '../store.ts';

export type RoundKey = { integration: string; memberId: string; id: string };
export type DueRound = {
  round: GameRound;
  wallet: WalletAccount;
  houseId: string | null;
  bets: Transaction[];
};

/** Open since `due` or longer, the oldest first. */
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
    .where(and(eq(gameRounds.state, 'open'), lte(gameRounds.openedAt, due)))
    .orderBy(asc(gameRounds.openedAt), asc(gameRounds.id))
    .limit(most)
    .offset(skip)
    .execute();

const findRound = statement<GameRound & { houseId: string | null }, [string, string, string]>(
  'find_due_round',
  `select round.id, round.game_code as "gameCode", round.currency, round.state, round.open_bets as "openBets",
          round.opened_at as "openedAt", round.staked, round.won, house.id as "houseId"
     from game_round round
     left join account house on house.kind = 'games' and house.integration = round.integration
          and house.member_id is null and house.currency = round.currency
    where round.integration = $1 and round.member_id = $2 and round.id = $3`,
);
const findOpenBets = statement<Transaction, [string, string, string]>(
  'find_open_bets',
  `select ${transactionColumns} from vendor_transaction bet
    where bet.integration = $1 and bet.id in (select unnest(open_bets) from game_round
            where integration = $1 and member_id = $2 and id = $3)
    order by bet.received_at, bet.id`,
);

/** Locks the member's wallets first, as every decision about its money does. */
export async function readDueRound(tx: Tx, key: RoundKey): Promise<DueRound | null> {
  const { integration, memberId, id } = key;
  const [wallets, [found], bets] = await Promise.all([
    lockWallets(tx, memberId),
    findRound(tx, integration, memberId, id),
    findOpenBets(tx, integration, memberId, id),
  ]);
  const wallet = wallets.find(({ currency }) => currency === found?.currency);
  if (!found || !wallet) return null;
  const { houseId, ...round } = found;
  return { round, wallet, houseId, bets };
}

/** Rounds from before the sums were kept may come to less than nothing. */
const digits = (amount: bigint): string => String(amount < 0n ? 0n : amount);

/** Others hear what a round came to. */
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
