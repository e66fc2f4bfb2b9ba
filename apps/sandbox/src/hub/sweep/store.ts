// Removes old rows of the hub.
import type { Pool } from 'pg';

/** Removes rows from before a time. A round stays while it has a newer transaction or an undelivered rollback. */
export async function removeBefore(db: Pool, before: Date): Promise<void> {
  await db.query(
    `with old as (
       select id from hub_round r where opened_at < $1 and not exists (
         select from hub_transaction t where t.round_id = r.id and (t.sent_at >= $1
           or exists (select from hub_rollback b where b.transaction_id = t.id)))
     ), links as (
       delete from round_link where made_at < $1 or round_id in (select id from old)
     ), sent as (
       delete from hub_transaction where round_id in (select id from old)
     ), rounds as (
       delete from hub_round where id in (select id from old)
     )
     delete from hub_play where made_at < $1`,
    [before],
  );
}
