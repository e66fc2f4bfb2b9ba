// Reads a member's statement of wallets and bonus money, and the balances of the house accounts.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type StatementLine = {
  number: string;
  movedAt: Date;
  kind: string;
  account: 'wallet' | 'bonus';
  reference: string;
  round: string | null;
  currency: string;
  amount: string;
  balance: string;
};

const lines = statement<StatementLine, [username: string, most: number]>(
  'list_statement',
  `select number::text, moved_at as "movedAt", kind, account, reference, round, currency, amount::text, balance::text
     from wallet_statement where username = $1
    order by wallet_statement.number desc, account limit $2`,
);

/** Lists the latest lines of a member, newest first. */
export const listStatement = (
  tx: Tx,
  { username, most }: { username: string; most: number },
): Promise<StatementLine[]> => lines(tx, username, most);

type HouseAccount = { kind: string; integration: string | null; currency: string; balance: string };

const house = statement<HouseAccount, []>(
  'list_house_accounts',
  `select kind, integration, currency, balance::text from house_balance
    order by currency, kind, integration`,
);

export const listHouse = (tx: Tx): Promise<HouseAccount[]> => house(tx);
