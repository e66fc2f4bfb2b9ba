// What the wallet's bench is held against: the least that a bet could be on this Postgres, two statements in a transaction and nothing else.
import pg from 'pg';

const accounts = 40;

export type BareTransactions = {
  /** Always true: it went well, or it rejects. */
  run: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** As the owner, who may make tables; as many connections as a server has. */
export async function openBareTransactions(ownerUrl: string): Promise<BareTransactions> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 10 });
  await pool.query(`drop table if exists bare_movement, bare_account;
    create table bare_account (id integer primary key, balance bigint not null) with (fillfactor = 60);
    create table bare_movement (id bigint generated always as identity primary key,
      account integer not null, amount bigint not null);
    insert into bare_account select at, 9000000000000 from generate_series(0, ${accounts - 1}) as at`);
  let turn = 0;
  return {
    run: async () => {
      const client = await pool.connect();
      turn += 1;
      const account = turn % accounts;
      await client.query('begin');
      await client.query({
        name: 'bare_take',
        text: 'update bare_account set balance = balance - 1 where id = $1 and balance >= 1',
        values: [account],
      });
      await client.query({
        name: 'bare_keep',
        text: 'insert into bare_movement (account, amount) values ($1, 1)',
        values: [account],
      });
      await client.query('commit');
      client.release();
      return true;
    },
    close: () => pool.end(),
  };
}
