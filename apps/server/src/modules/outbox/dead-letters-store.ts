// Stores what staff see of the outbox, and schedules dead letters for new tries.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type WaitingFacts = { handler: string; facts: number; held: number; since: Date };

const waiting = statement<WaitingFacts, []>(
  'list_waiting_facts',
  `select handler, count(*)::int as facts, (count(*) filter (where due_at > happened_at))::int as held,
          min(happened_at) as since
     from outbox where gave_up_at is null group by handler order by handler`,
);

/** Counts the facts that wait, by the module that has to handle them. */
export const listWaiting = (tx: Tx): Promise<WaitingFacts[]> => waiting(tx);

export type DeadLetter = {
  number: string;
  handler: string;
  name: string;
  memberId: string;
  happenedAt: Date;
  gaveUpAt: Date;
  tries: number;
  trouble: string;
};

const letters = statement<DeadLetter, [most: number]>(
  'list_dead_letters',
  `select number::text, handler, name, member_id as "memberId", happened_at as "happenedAt",
          gave_up_at as "gaveUpAt", tries, trouble
     from outbox where gave_up_at is not null order by gave_up_at, outbox.number limit $1`,
);

/** Lists dead letters, the one that was given up first at the top. */
export const listLetters = (tx: Tx, most: number): Promise<DeadLetter[]> => letters(tx, most);

const again = statement<{ number: string }, [number: string | null]>(
  'retry_dead_letters',
  `update outbox set tries = 0, gave_up_at = null, due_at = happened_at
    where gave_up_at is not null and ($1::bigint is null or number = $1) returning number::text`,
);

/** Schedules one dead letter, or all, for new tries; returns their number. */
export const retryLetters = async (tx: Tx, number: string | null): Promise<number> =>
  (await again(tx, number)).length;
