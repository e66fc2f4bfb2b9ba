// Stores the transactions of rounds. Amounts are bigint in 1/100000; pg returns int8 as text, which is parsed here.
import type { Pool } from 'pg';
import type { RoundOwner } from './store.ts';

export type TransactionKind = 'bet' | 'win' | 'rollback';
export type Transaction = {
  id: string;
  roundId: string;
  kind: TransactionKind;
  /** The amount; null for a rollback. */
  amount: bigint | null;
  /** The bet to which a win belongs, or the bet or win that a rollback reverses. */
  reference: string | null;
  /** The JSON that is sent, without its request_uuid. */
  body: string;
  /** The wallet's status; null while there is no answer, `unknown` if none could be obtained. */
  status: string | null;
  rolledBack: boolean;
  sentAt: Date;
};

type Row = Omit<Transaction, 'amount'> & { amount: string | null };
const columns = `t.id, t.round_id as "roundId", t.kind, t.amount, t.reference, t.body, t.status,
  t.rolled_back as "rolledBack", t.sent_at as "sentAt"`;
const toTransaction = (row: Row): Transaction => ({
  ...row,
  amount: row.amount === null ? null : BigInt(row.amount),
});

export async function insertTransaction(
  db: Pool,
  sent: Omit<Transaction, 'status' | 'rolledBack'>,
): Promise<void> {
  await db.query(
    `insert into hub_transaction (id, round_id, kind, amount, reference, body, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [sent.id, sent.roundId, sent.kind, sent.amount, sent.reference, sent.body, sent.sentAt],
  );
}

export async function setStatus(db: Pool, id: string, status: string): Promise<void> {
  await db.query('update hub_transaction set status = $2 where id = $1', [id, status]);
}

export async function setRolledBack(db: Pool, id: string): Promise<void> {
  await db.query('update hub_transaction set rolled_back = true where id = $1', [id]);
}

/** Whether the round has another valid bet, so that it stays open without this one. */
export async function hasOtherBet(db: Pool, roundId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from hub_transaction where round_id = $1 and id <> $2 and kind = 'bet'
        and status = 'RS_OK' and not rolled_back limit 1`,
    [roundId, id],
  );
  return rowCount !== 0;
}

/** Lists the round's transactions in the order in which they were sent. */
export async function listTransactions(db: Pool, roundId: string): Promise<Transaction[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from hub_transaction t where round_id = $1 order by number`,
    [roundId],
  );
  return rows.map(toTransaction);
}

/** Finds the player's newest transaction of these kinds in a game that the wallet accepted and that was not rolled back. */
export async function findLast(
  db: Pool,
  owner: RoundOwner,
  kinds: TransactionKind[],
): Promise<Transaction | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from hub_transaction t join hub_round r on r.id = t.round_id
      where r.operator_id = $1 and r.player = $2 and r.game_code = $3 and t.kind = any($4)
        and t.status = 'RS_OK' and not t.rolled_back
      order by t.number desc limit 1`,
    [owner.operatorId, owner.player, owner.gameCode, kinds],
  );
  return rows[0] ? toTransaction(rows[0]) : null;
}
