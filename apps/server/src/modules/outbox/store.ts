// SQL of the outbox: facts that await delivery, one row for each module that has not received one.
import type { Database, Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type NewFact = {
  id: string;
  name: string;
  merchantCode: string;
  memberId: string;
  at: Date;
  /** The time before which it is not delivered; absent for at once. */
  dueAt?: Date;
  about: object;
};

const insert = tenantStatement<shapes.InsertFact>(
  'insert_fact',
  `insert into outbox (merchant_code, handler, member_id, id, name, about, happened_at, due_at)
   select $merchant, handler, $memberId, $id, $name, $about, $at, $dueAt from unnest($handlers::text[]) as handler`,
);

export async function insertFact(
  tx: Tx,
  fact: NewFact,
  handlers: readonly string[],
): Promise<void> {
  const { dueAt = fact.at, about } = fact;
  await insert(tx, { ...fact, dueAt, handlers: [...handlers], about: JSON.stringify(about) });
}

export type Post = { merchantCode: string; handler: string };

/** A module, and the earliest due time of the facts to find; null for all. */
export type OutboxQuery = { handler: string; since: Date | null };

/** A time before all facts. A null in its place would keep the condition from the index. */
const always = new Date(0);

const due = tenantStatement<shapes.ListDueOutboxesSince>(
  'list_due_outboxes_since',
  `select merchant_code as "merchantCode!", handler as "handler!"
     from list_due_outboxes($handlers, $since, $now)`,
);

/** Lists the modules and merchants with due facts, over all merchants. */
export const listDuePosts = (
  database: Database,
  looks: OutboxQuery[],
  now: Date,
): Promise<Post[]> => {
  const handlers = looks.map(({ handler }) => handler);
  const since = looks.map((look) => look.since ?? always);
  return database.acrossMerchants((tx) => due(tx, { handlers, since, now }));
};

/** Limits how long an idle transaction lives, so that a stopped process does not hold its members for ever. */
const guard = tenantStatement<shapes.GuardOutboxTurn>(
  'guard_outbox_turn',
  "select set_config('idle_in_transaction_session_timeout', $longest, true)",
);

// Locks each member once, after the selection: the planner must not move the lock into it.
const claim = tenantStatement<shapes.ClaimOutboxMembersSince>(
  'claim_outbox_members_since',
  `with oldest as materialized (
     select member_id, number, due_at from outbox
      where merchant_code = $merchant and handler = $handler and gave_up_at is null and due_at <= $now
        and due_at >= $since
      order by due_at limit $most::int
   ), whose as materialized (
     select member_id, min(number) as number, min(due_at) as due_at from oldest group by member_id
   )
   select member_id as "memberId", number as "number!", due_at as "dueAt!",
          pg_try_advisory_xact_lock(hashtextextended($key || member_id::text, 0)) as "isClaimed!"
     from whose`,
);

/** A member with due facts: the first number and the oldest due time found. */
export type DueMember = shapes.ClaimOutboxMembersSince['row'];
export type Claim = Post & { now: Date; since: Date | null; most: number; holdMs: number };

/** Claims the members with the oldest due facts until the transaction ends. Members claimed by another worker are left to it. */
export async function claimMembers(tx: Tx, wanted: Claim): Promise<DueMember[]> {
  const { merchantCode, handler, now, since, most, holdMs } = wanted;
  const [, rows] = await Promise.all([
    guard(tx, { longest: `${holdMs}ms` }),
    claim(tx, {
      handler,
      now,
      since: since ?? always,
      most,
      key: `outbox/${merchantCode}/${handler}/`,
    }),
  ]);
  return rows;
}

// `num_nulls` instead of `is null`, because the planner would match `is null` with the index of due facts. If the table
// seems empty, because all its facts were delivered, it would walk through that index once for each member.
const waiting = tenantStatement<shapes.ListWaitingFactsFrom>(
  'list_waiting_facts_from',
  `select outbox.* from unnest($ids::uuid[], $firsts::bigint[]) as claimed (id, first) cross join lateral (
     select member_id as "memberId", number, id, name, about, happened_at as at, due_at as "dueAt", tries
       from outbox where merchant_code = $merchant and handler = $handler and member_id = claimed.id
        and number >= claimed.first and num_nulls(gave_up_at) = 1
      order by number limit $most::int
   ) outbox`,
);

/** A fact that a handler has not received yet. */
export type WaitingFact = shapes.ListWaitingFactsFrom['row'];
type ClaimedMember = { memberId: string; first: bigint };

/** Lists the next facts of each claimed member in order, from its `first` on. Called after the claim, so that another worker's removals are visible. */
export const listWaiting = (
  tx: Tx,
  handler: string,
  { members, most }: { members: ClaimedMember[]; most: number },
): Promise<WaitingFact[]> => {
  const ids = members.map(({ memberId }) => memberId);
  const firsts = members.map(({ first }) => first);
  return waiting(tx, { handler, ids, firsts, most });
};

const remove = tenantStatement<shapes.RemoveToldFactsByKey>(
  'remove_told_facts_by_key',
  'select from remove_told_facts($handler, $members, $numbers)',
);

export async function removeTold(
  tx: Tx,
  handler: string,
  told: Pick<WaitingFact, 'memberId' | 'number'>[],
): Promise<void> {
  const members = told.map(({ memberId }) => memberId);
  const numbers = told.map(({ number }) => number);
  await remove(tx, { handler, members, numbers });
}

const postpone = tenantStatement<shapes.PostponeFacts>(
  'postpone_facts',
  `update outbox set due_at = $until
    where merchant_code = $merchant and handler = $handler and member_id = $memberId and gave_up_at is null
      and due_at < $until`,
);

/** Postpones all facts of the member until that time, so that they keep their order. */
export async function postponeMember(
  tx: Tx,
  handler: string,
  { memberId, until }: { memberId: string; until: Date },
): Promise<void> {
  await postpone(tx, { handler, memberId, until });
}

const note = tenantStatement<shapes.NoteFailedTry>(
  'note_failed_try',
  `update outbox set tries = tries + 1, trouble = $trouble, gave_up_at = $gaveUpAt?
    where merchant_code = $merchant and handler = $handler and member_id = $memberId and number = $number`,
);

export type FailedTry = Pick<WaitingFact, 'memberId' | 'number'> & {
  trouble: string;
  /** The time at which the fact was given up; null if it will be tried again. */
  gaveUpAt: Date | null;
};

export async function updateFailed(tx: Tx, handler: string, failed: FailedTry): Promise<void> {
  const { memberId, number, trouble, gaveUpAt } = failed;
  await note(tx, { handler, memberId, number, trouble, gaveUpAt });
}

const removeOld = tenantStatement<shapes.RemoveOldDeadLetters>(
  'remove_old_dead_letters',
  'select from remove_old_dead_letters($givenUpBefore)',
);

export const removeOldDeadLetters = (database: Database, givenUpBefore: Date): Promise<unknown> =>
  database.acrossMerchants((tx) => removeOld(tx, { givenUpBefore }));
