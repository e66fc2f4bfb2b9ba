// Stakes that a game returns by its rules after they were taken. Like a prize, the rollback is sent until the wallet takes it.
import type { PoolClient } from 'pg';
import { settleUnknown } from './store.ts';

export async function noteReturns(
  tx: PoolClient,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  // This also locks the stakes, in the order of their ids.
  await settleUnknown(tx, ids, now);
  await tx.query(
    `with back as (
       update money_move set state = 'undone', verdict = 'given back', settled_at = $2
        where id = any($1::uuid[]) and kind = 'stake' and state = 'taken'
          and not exists (select from money_move prize where prize.reference = money_move.id and prize.kind = 'prize')
       returning id, play_id, round, amount
     ), noted as (
       insert into money_move (id, play_id, kind, round, reference, made_at, is_return, state, verdict, next_at, settled_at)
       select gen_random_uuid(), b.play_id, 'rollback', b.round, b.id, $2, true,
              case when p.token is null then 'taken' else 'due' end,
              case when p.token is null then 'play money' end,
              case when p.token is null then null else $2::timestamptz end,
              case when p.token is null then $2::timestamptz end
         from back b join play p on p.id = b.play_id
     )
     update play p set demo_balance = demo_balance + sums.amount
       from (select play_id, sum(amount) as amount from back group by play_id) sums
      where p.id = sums.play_id and p.token is null`,
    [ids, now],
  );
}
