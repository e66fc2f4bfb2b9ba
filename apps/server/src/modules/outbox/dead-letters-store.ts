// Stores what staff see of the outbox, and schedules dead letters for new tries.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Counts the facts that wait, by the module that has to handle them. */
export const listWaiting = tenantStatement<shapes.ListWaitingFacts>(
  'list_waiting_facts',
  `select handler, count(*)::int as "facts!", (count(*) filter (where due_at > happened_at))::int as "held!",
          min(happened_at) as "since!"
     from outbox where merchant_code = $merchant and gave_up_at is null group by handler order by handler`,
);

const letters = tenantStatement<shapes.ListDeadLetters>(
  'list_dead_letters',
  `select number::text as "number!", handler, name, member_id as "memberId", happened_at as "happenedAt",
          gave_up_at as "gaveUpAt!", tries, trouble as "trouble!"
     from outbox where merchant_code = $merchant and gave_up_at is not null
    order by gave_up_at, outbox.number limit $most::int`,
);

/** Lists dead letters, the one that was given up first at the top. */
export const listLetters = (tx: Tx, most: number) => letters(tx, { most });

const again = tenantStatement<shapes.RetryDeadLetters>(
  'retry_dead_letters',
  `update outbox set tries = 0, gave_up_at = null, due_at = happened_at
    where merchant_code = $merchant and gave_up_at is not null and ($number?::bigint is null or number = $number)
   returning handler`,
);

/** Schedules one dead letter, or all, for new tries; returns their number. */
export const retryLetters = async (tx: Tx, number: string | null): Promise<number> =>
  (await again(tx, { number: number === null ? null : BigInt(number) })).length;
