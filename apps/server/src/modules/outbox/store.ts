// SQL of the outbox: facts that await delivery, one row for each module that has not received one.
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

/** A fact that a handler has not received yet. */
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

/** A module, and the earliest due time of the facts to find; null for all. */
export type OutboxQuery = { handler: string; since: Date | null };

/** A time as the database writes it. */
type SinceTime = Date | '-infinity';

const due = statement<Post, [handlers: string[], since: SinceTime[], now: Date]>(
  'list_due_outboxes_since',
  'select merchant_code as "merchantCode", handler from list_due_outboxes($1, $2, $3)',
);

/** Lists the modules and merchants with due facts, over all merchants. */
export const listDuePosts = (
  database: Database,
  looks: OutboxQuery[],
  now: Date,
): Promise<Post[]> => {
  const handlers = looks.map(({ handler }) => handler);
  const since = looks.map((look) => look.since ?? '-infinity');
  return database.acrossMerchants((tx) => due(tx, handlers, since, now));
};

/** Limits how long an idle transaction lives, so that a stopped process does not hold its members for ever. */
const guard = statement<object, [string]>(
  'guard_outbox_turn',
  "select set_config('idle_in_transaction_session_timeout', $1, true)",
);

// Locks each member once, after the selection: the planner must not move the lock into it.
const claim = statement<DueMember, [string, Date, number, string, SinceTime]>(
  'claim_outbox_members_since',
  `with oldest as materialized (
     select member_id, number, due_at from outbox
      where handler = $1 and gave_up_at is null and due_at <= $2
        and due_at >= $5
      order by due_at limit $3
   ), whose as materialized (
     select member_id, min(number) as number, min(due_at) as due_at from oldest group by member_id
   )
   select member_id as "memberId", number, due_at as "dueAt",
          pg_try_advisory_xact_lock(hashtextextended($4 || member_id::text, 0)) as "isClaimed"
     from whose`,
);

/** A member with due facts: the first number and the oldest due time found. */
export type DueMember = { memberId: string; number: bigint; dueAt: Date; isClaimed: boolean };
export type Claim = Post & { now: Date; since: Date | null; most: number; holdMs: number };

/** Claims the members with the oldest due facts until the transaction ends. Members claimed by another worker are left to it. */
export async function claimMembers(tx: Tx, wanted: Claim): Promise<DueMember[]> {
  const { merchantCode, handler, now, since, most, holdMs } = wanted;
  const [, rows] = await Promise.all([
    guard(tx, `${holdMs}ms`),
    claim(tx, handler, now, most, `outbox/${merchantCode}/${handler}/`, since ?? '-infinity'),
  ]);
  return rows;
}

// `num_nulls` instead of `is null`, because the planner would match `is null` with the index of due facts. If the table
// seems empty, because all its facts were delivered, it would walk through that index once for each member.
const waiting = statement<WaitingFact, [string, string[], bigint[], number]>(
  'list_waiting_facts_from',
  `select outbox.* from unnest($2::uuid[], $3::bigint[]) as claimed (id, first) cross join lateral (
     select member_id as "memberId", number, id, name, about, happened_at as at, due_at as "dueAt", tries
       from outbox where handler = $1 and member_id = claimed.id and number >= claimed.first
        and num_nulls(gave_up_at) = 1
      order by number limit $4
   ) outbox`,
);

type ClaimedMember = { memberId: string; first: bigint };

/** Lists the next facts of each claimed member in order, from its `first` on. Called after the claim, so that another worker's removals are visible. */
export const listWaiting = (
  tx: Tx,
  handler: string,
  { members, most }: { members: ClaimedMember[]; most: number },
): Promise<WaitingFact[]> => {
  const ids = members.map(({ memberId }) => memberId);
  const firsts = members.map(({ first }) => first);
  return waiting(tx, handler, ids, firsts, most);
};

const remove = statement<object, [string, string[], bigint[]]>(
  'remove_told_facts_by_key',
  'select remove_told_facts($1, $2, $3)',
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

/** Postpones all facts of the member until that time, so that they keep their order. */
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
  /** The time at which the fact was given up; null if it will be tried again. */
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
