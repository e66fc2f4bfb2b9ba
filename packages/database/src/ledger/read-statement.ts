// A member's wallets and bonus money as lines, and the house's accounts as sums.
import { asEachMerchant } from './each-merchant.ts';

export type StatementLine = {
  number: string;
  movedAt: Date;
  kind: string;
  /** The member's own money, or bonus money: a movement may touch both. */
  account: 'wallet' | 'bonus';
  reference: string;
  round: string | null;
  currency: string;
  amount: bigint;
  /** What the account held after it. */
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

/** The latest `most` lines, oldest first; null where the merchant has no such member. */
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
