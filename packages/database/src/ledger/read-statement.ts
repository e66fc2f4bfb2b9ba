// A member's statement of wallets and bonus money, and the balances of the house accounts.
import { asEachMerchant } from './each-merchant.ts';

export type StatementLine = {
  number: string;
  movedAt: Date;
  kind: string;
  /** The account: own money, or bonus money. A movement may touch both. */
  account: 'wallet' | 'bonus';
  reference: string;
  round: string | null;
  currency: string;
  amount: bigint;
  /** The balance of the account after the movement. */
  balance: bigint;
};
export type HouseAccount = {
  merchant: string;
  kind: string;
  integration: string | null;
  currency: string;
  balance: bigint;
};

type Holder = { merchant: string; username: string };
type Raw<Row, Amount extends keyof Row> = Omit<Row, Amount | 'merchant'> & Record<Amount, string>;

/** Returns the latest `most` lines, oldest first; null if the merchant has no such member. */
export async function readStatement(
  url: string,
  { merchant, username }: Holder,
  most: number,
): Promise<StatementLine[] | null> {
  let lines: StatementLine[] | null = null;
  await asEachMerchant(url, async (client, code) => {
    if (code !== merchant) return;
    const found = await client.query('select from member where username = $1', [username]);
    if (found.rowCount === 0) return;
    const { rows } = await client.query<Raw<StatementLine, 'amount' | 'balance'>>(
      `select number, moved_at as "movedAt", kind, account, reference, round, currency, amount, balance
         from wallet_statement where username = $1 order by number desc, account limit $2`,
      [username, most],
    );
    lines = rows
      .toReversed()
      .map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }));
  });
  return lines;
}

export async function readHouse(url: string): Promise<HouseAccount[]> {
  const accounts: HouseAccount[] = [];
  await asEachMerchant(url, async (client, merchant) => {
    const { rows } = await client.query<Raw<HouseAccount, 'balance'>>(
      'select kind, integration, currency, balance from house_balance order by currency, kind, integration',
    );
    accounts.push(...rows.map((row) => ({ ...row, merchant, balance: BigInt(row.balance) })));
  });
  return accounts;
}
