// A draw cannot wait for a wallet: what is not known to be taken by then does not count.
import type { PoolClient } from 'pg';
import type { StakeEnd } from './money.ts';

export async function settleUnknown(
  client: PoolClient,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, StakeEnd>> {
  // In one order, so that two that decide about the same stakes do not wait for each other.
  await client.query(
    `select from money_move where id = any($1::uuid[]) and kind = 'stake' order by id for update`,
    [ids],
  );
  await client.query(
    `with undone as (
       update money_move set state = 'undone', verdict = 'no answer in time', settled_at = $2, next_at = null
        where id = any($1::uuid[]) and kind = 'stake' and state = 'due'
       returning id, play_id, round, tries
     )
     insert into money_move (id, play_id, kind, round, reference, made_at, next_at)
     select gen_random_uuid(), play_id, 'rollback', round, id, $2, $2 from undone
      where tries > 0 and exists (select from play where play.id = play_id and token is not null)`,
    [ids, now],
  );
  const { rows } = await client.query<{ id: string; state: StakeEnd }>(
    `select id, state from money_move where id = any($1::uuid[]) and kind = 'stake'`,
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
