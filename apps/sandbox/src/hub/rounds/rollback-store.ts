// Stores rollbacks that wallets have not accepted yet, and finds bets whose sender no longer waits.
import type { Pool } from 'pg';

export type DueRollback = {
  transactionId: string;
  roundId: string;
  operatorId: number;
  /** The bet or win that is rolled back. */
  reference: string;
  body: string;
  /** The number of tries, including the current one. */
  tries: number;
};
export type NewRollback = Omit<DueRollback, 'tries' | 'operatorId'> & {
  /** The new status of the bet or win; null to leave it. */
  status: string | null;
  now: Date;
  /** The time of the next try if this one does not finish. */
  nextAt: Date;
};
export type LostBet = { id: string; roundId: string; operatorId: number; body: string };

/** Lists bets without a status: the process that sent them ended before the answer arrived. */
export async function listLostBets(db: Pool, before: Date): Promise<LostBet[]> {
  const { rows } = await db.query<LostBet>(
    `select t.id, t.round_id as "roundId", r.operator_id as "operatorId", t.body
       from hub_transaction t join hub_round r on r.id = t.round_id
      where t.status is null and t.kind = 'bet' and t.sent_at < $1 limit 20`,
    [before],
  );
  return rows;
}

/** Stores a rollback and the bet's status in one statement, so that a crash leaves no doubtful bet without a rollback. */
export async function insertRollback(db: Pool, rollback: NewRollback): Promise<void> {
  await db.query(
    `with known as (
       update hub_transaction set status = coalesce($5, status) where id = $3
     ), sent as (
       insert into hub_transaction (id, round_id, kind, reference, body, sent_at)
       values ($1, $2, 'rollback', $3, $4, $6) returning id
     )
     insert into hub_rollback (transaction_id, tries, next_at) select id, 1, $7 from sent`,
    [
      rollback.transactionId,
      rollback.roundId,
      rollback.reference,
      rollback.body,
      rollback.status,
      rollback.now,
      rollback.nextAt,
    ],
  );
}

/** Claims the due rollbacks until `until`, so that no second worker tries them. */
export async function claimRollbacks(db: Pool, now: Date, until: Date): Promise<DueRollback[]> {
  const { rows } = await db.query<DueRollback>(
    `update hub_rollback d set next_at = $2, tries = d.tries + 1
       from hub_transaction t join hub_round r on r.id = t.round_id
      where t.id = d.transaction_id and d.transaction_id in (
        select transaction_id from hub_rollback where next_at <= $1
         order by next_at limit 20 for update skip locked)
      returning d.transaction_id as "transactionId", t.round_id as "roundId", d.tries,
        r.operator_id as "operatorId", t.reference, t.body`,
    [now, until],
  );
  return rows;
}

export async function postponeRollback(
  db: Pool,
  transactionId: string,
  nextAt: Date,
): Promise<void> {
  await db.query('update hub_rollback set next_at = $2 where transaction_id = $1', [
    transactionId,
    nextAt,
  ]);
}

export async function removeRollback(db: Pool, transactionId: string): Promise<void> {
  await db.query('delete from hub_rollback where transaction_id = $1', [transactionId]);
}
