// The outbox's SQL: facts that wait to be told, one row for each module that has still to hear of one.
import type { Database, Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type NewFact = {
  id: string;
  name: string;
  merchantCode: string;
  memberId: string;
  at: Date;
  about: object;
};

/** A fact as a handler still has to hear it. */
export type WaitingFact = {
  memberId: string;
  number: bigint;
  id: string;
  name: string;
  about: unknown;
  at: Date;
  dueAt: Date;
  tries: number;
};

const insert = statement<object, unknown[]>(
  'insert_fact',
  `insert into outbox (merchant_code, handler, member_id, id, name, about, happened_at, due_at)
   select $1, handler, $3, $4, $5, $6, $7, $7 from unnest($2::text[]) as handler`,
);

export async function insertFact(
  tx: Tx,
  fact: NewFact,
  handlers: readonly string[],
): Promise<void> {
  const { merchantCode, memberId, id, name, about, at } = fact;
  await insert(tx, merchantCode, handlers, memberId, id, name, JSON.stringify(about), at);
}

export type Post = { merchantCode: string; handler: string };

const due = statement<Post, [handlers: string[], now: Date]>(
  'list_due_outboxes',
  'select merchant_code as "merchantCode", handler from list_due_outboxes($1, $2)',
);

/** Where something is due, over all merchants. */
export const listDuePosts = (database: Database, handlers: string[], now: Date): Promise<Post[]> =>
  database.acrossMerchants((tx) => due(tx, handlers, now));

/** A process that stops in the middle of a turn must not keep its members for ever. */
const guard = statement<object, [string]>(
  'guard_outbox_turn',
  "select set_config('idle_in_transaction_session_timeout', $1, true)",
);

// The lock is taken on each member once, after they were picked: nothing may move it into the picking.
const claim = statement<{ memberId: string }, [string, Date, number, string]>(
  'claim_outbox_members',
  `with oldest as materialized (
     select member_id from outbox where handler = $1 and gave_up_at is null and due_at <= $2
      order by due_at limit $3
   ), whose as materialized (select distinct member_id from oldest)
   select member_id as "memberId" from whose
    where pg_try_advisory_xact_lock(hashtextextended($4 || member_id::text, 0))`,
);

export type Claim = Post & { now: Date; most: number; holdMs: number };

/** Takes the members for whom most has been due for longest, until the transaction ends. Whom another worker has is left to it. */
export async function claimMembers(tx: Tx, wanted: Claim): Promise<string[]> {
  const { merchantCode, handler, now, most, holdMs } = wanted;
  const [, rows] = await Promise.all([
    guard(tx, `${holdMs}ms`),
    claim(tx, handler, now, most, `outbox/${merchantCode}/${handler}/`),
  ]);
  return rows.map(({ memberId }) => memberId);
}

const waiting = statement<WaitingFact, [string, string[], number]>(
  'list_waiting_facts',
  `select outbox.* from unnest($2::uuid[]) as claimed (id) cross join lateral (
     select member_id as "memberId", number, id, name, about, happened_at as at, due_at as "dueAt", tries
       from outbox where handler = $1 and member_id = claimed.id and gave_up_at is null
      order by number limit $3
   ) outbox`,
);

/** The next facts of each claimed member, in their order. Asked after the claim: before it, another worker's end may be unseen. */
export const listWaiting = (
  tx: Tx,
  handler: string,
  { members, most }: { members: string[]; most: number },
): Promise<WaitingFact[]> => waiting(tx, handler, members, most);

const remove = statement<object, [string, string[], bigint[]]>(
  'remove_told_facts',
  `delete from outbox using unnest($2::uuid[], $3::bigint[]) as told (member_id, number)
    where outbox.handler = $1 and outbox.member_id = told.member_id and outbox.number = told.number`,
);

export async function removeTold(
  tx: Tx,
  handler: string,
  told: Pick<WaitingFact, 'memberId' | 'number'>[],
): Promise<void> {
  const members = told.map(({ memberId }) => memberId);
  await remove(
    tx,
    handler,
    members,
    told.map(({ number }) => number),
  );
}

const postpone = statement<object, [string, string, Date]>(
  'postpone_facts',
  `update outbox set due_at = $3
    where handler = $1 and member_id = $2 and gave_up_at is null and due_at < $3`,
);

/** Nothing of this member before that time: its facts keep their order. */
export async function postponeMember(
  tx: Tx,
  handler: string,
  { memberId, until }: { memberId: string; until: Date },
): Promise<void> {
  await postpone(tx, handler, memberId, until);
}

const note = statement<object, [string, string, bigint, string, Date | null]>(
  'note_failed_try',
  `update outbox set tries = tries + 1, trouble = $4, gave_up_at = $5
    where handler = $1 and member_id = $2 and number = $3`,
);

export type FailedTry = Pick<WaitingFact, 'memberId' | 'number'> & {
  trouble: string;
  /** Null where it will be tried again. */
  gaveUpAt: Date | null;
};

export async function updateFailed(tx: Tx, handler: string, failed: FailedTry): Promise<void> {
  const { memberId, number, trouble, gaveUpAt } = failed;
  await note(tx, handler, memberId, number, trouble, gaveUpAt);
}

const removeOld = statement<object, [Date]>(
  'remove_old_dead_letters',
  'select remove_old_dead_letters($1)',
);

export const removeOldDeadLetters = (database: Database, givenUpBefore: Date): Promise<unknown> =>
  database.acrossMerchants((tx) => removeOld(tx, givenUpBefore));
