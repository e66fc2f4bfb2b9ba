// Reads a member's statement of wallets and bonus money, and the balances of the house accounts.
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { Tx } from '@parlour/database/connection';
import type * as shapes from './shapes.ts';

const lines = tenantStatement<shapes.ListStatement>(
  'list_statement',
  `select number::text as "number!", moved_at as "movedAt!", kind as "kind!", account as "account!",
          reference as "reference!", round, currency as "currency!", amount::text as "amount!",
          balance::text as "balance!"
     from wallet_statement where merchant_code = $merchant and username = $username
    order by wallet_statement.number desc, account limit $most::int`,
);

/** A line of a wallet, or of bonus money. Of a view's columns Postgres knows no checks. */
type StatementLine = shapes.ListStatement['row'] & { account: 'wallet' | 'bonus' };

/** Lists the latest lines of a member, newest first. */
export const listStatement = async (
  tx: Tx,
  wanted: { username: string; most: number },
): Promise<StatementLine[]> => (await lines(tx, wanted)) as StatementLine[];

const selectLatest = tenantStatement<shapes.ListLatestLines>(
  'list_latest_lines',
  `select movement.moved_at as at, movement.kind, account.kind as account, movement.currency, line.amount,
          round.integration as "integration?", round.id as "round?", round.game_code as "gameCode?",
          (select game.names ->> 'EN' from game
            where game.merchant_code = $merchant and game.game_id = round.game_code
              and (game.integration = round.integration or game.integration is null)
            order by game.integration nulls last limit 1) as "gameName?",
          round.state as "state?", round.staked as "staked?", round.won as "won?"
     from account
    cross join lateral (
          select entry.movement_id, entry.amount from entry
           where entry.merchant_code = $merchant and entry.account_id = account.id and entry.balance is not null
           order by entry.movement_id desc limit $most::int) line
     join movement on movement.merchant_code = $merchant and movement.id = line.movement_id
     left join game_round round on round.merchant_code = $merchant and round.member_id = account.member_id
          and round.integration = split_part(movement.reference, ':', 1) and round.id = movement.round
    where account.merchant_code = $merchant and account.member_id = $memberId
    order by line.movement_id desc, account.kind desc limit $most::int`,
);
/** A line of a member's wallet or bonus money, with the round that it belongs to: null for money of no game. */
export type LatestLine = shapes.ListLatestLines['row'];

/** Lists the latest lines of all accounts of a member with their games, newest first. */
export const listLatestLines = (tx: Tx, memberId: string, most: number): Promise<LatestLine[]> =>
  selectLatest(tx, { memberId, most });

export const listHouse = tenantStatement<shapes.ListHouseAccounts>(
  'list_house_accounts',
  `select kind as "kind!", integration, currency as "currency!", balance::text as "balance!"
     from house_balance where merchant_code = $merchant order by currency, kind, integration`,
);
