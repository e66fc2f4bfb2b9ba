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

export const listHouse = tenantStatement<shapes.ListHouseAccounts>(
  'list_house_accounts',
  `select kind as "kind!", integration, currency as "currency!", balance::text as "balance!"
     from house_balance where merchant_code = $merchant order by currency, kind, integration`,
);
