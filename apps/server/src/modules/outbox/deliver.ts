// Delivers facts: claims members, passes each one's facts to a module in their order, and removes the delivered ones, all in one
// transaction. If a process dies in the middle, nothing was removed, so its facts are delivered again (at least once).
import type { Fact, FactHandlers } from '@parlour/contract/facts/fact';
import type { FactName } from '@parlour/contract/facts/facts';
import type { Database, Tx } from '@parlour/database/connection';
import { before, earliest, openProgress, type Progress } from './progress.ts';
import { nextTry } from './retries.ts';
import {
  claimMembers,
  listDuePosts,
  listWaiting,
  postponeMember,
  removeTold,
  updateFailed,
  type FailedTry,
  type OutboxQuery,
  type Post,
  type WaitingFact,
} from './store.ts';
import { tell } from './tell.ts';

export type DeliverDeps = {
  database: Database;
  /** The handlers of facts by module name. */
  handlers: Readonly<Record<string, FactHandlers>>;
  clock: () => Date;
  /** Receives the error of each failed try; `isLast` if the fact became a dead letter. */
  onFailure: (
    error: unknown,
    failed: Post & { factId: string; name: string; isLast: boolean },
  ) => void;
  signal?: AbortSignal;
};

/** Bounds of one turn: rows read, facts of one member, members at the same time, and the time after which no more facts are begun. */
const most = { rows: 200, ofMember: 50, atOnce: 4, turnMs: 5_000 };
/** The longest transaction of a turn; the database cancels a longer one. A turn ends at most one handler's time limit after its own time. */
const holdMs = 4 * most.turnMs;

/** Delivers everything that is due now and returns how many facts. Of several processes each fact is delivered by one, unless a process dies. */
export async function deliverDueFacts(
  deps: DeliverDeps,
  progress: Progress = openProgress(),
): Promise<number> {
  let told = 0;
  for (const round of await listRounds(Object.keys(deps.handlers), deps, progress)) {
    told += await deliverRound(round, deps, progress);
  }
  return told;
}

/** The facts due for one module, found by one query. */
export type DeliveryBatch = OutboxQuery & { posts: Post[]; lookedAt: Date };

/** Returns one batch for each of these modules, also if nothing is due. */
export async function listRounds(
  handlers: string[],
  { database, clock }: Pick<DeliverDeps, 'database' | 'clock'>,
  progress: Progress,
): Promise<DeliveryBatch[]> {
  if (handlers.length === 0) return [];
  const lookedAt = clock();
  const looks = handlers.map((handler) => ({ handler, since: progress.begin(handler, lookedAt) }));
  const due = await listDuePosts(database, looks, lookedAt);
  return looks.map((look) => {
    const posts = due.filter(({ handler }) => handler === look.handler);
    return { ...look, posts, lookedAt };
  });
}

/** Delivers the batch, and records the progress. */
export async function deliverRound(
  { handler, since, posts, lookedAt }: DeliveryBatch,
  deps: DeliverDeps,
  progress: Progress,
): Promise<number> {
  const oldest = [lookedAt];
  let told = 0;
  for (const post of posts) {
    const delivery = await deliverAt({ post, since }, { ...deps, progress });
    told += delivery.told;
    if (delivery.oldest) oldest.push(delivery.oldest);
  }
  progress.end(handler, earliest(oldest));
  return told;
}

/** A module's facts at one merchant, and the earliest due time to read from; null for all. */
type Start = { post: Post; since: Date | null };
type ProgressingDeps = DeliverDeps & { progress: Progress };
/** `oldest`: the due time of the oldest fact that the last turn found; null if none found any. */
type Delivery = { told: number; oldest: Date | null };

/** Runs turns as long as one was cut short by its bounds. Facts written meanwhile are left to the next check. */
async function deliverAt(start: Start, deps: ProgressingDeps): Promise<Delivery> {
  const { post } = start;
  let { since } = start;
  const delivery: Delivery = { told: 0, oldest: null };
  for (;;) {
    const turn = await takeTurn({ post, since }, deps);
    // The facts count as removed only now that the transaction has committed.
    deps.progress.pass(post, turn.told);
    delivery.told += turn.told.length;
    if (turn.oldest) {
      delivery.oldest = turn.oldest;
      since = before(turn.oldest);
    }
    if (!turn.isFull || deps.signal?.aborted) return delivery;
  }
}

type Turn = { told: WaitingFact[]; isFull: boolean; oldest: Date | null };

const takeTurn = ({ post, since }: Start, deps: ProgressingDeps): Promise<Turn> =>
  deps.database.transaction(post.merchantCode, async (tx) => {
    const now = deps.clock();
    const due = await claimMembers(tx, { ...post, now, since, most: most.rows, holdMs });
    const oldest = due.length === 0 ? null : earliest(due.map(({ dueAt }) => dueAt));
    const claimed = due.filter(({ isClaimed }) => isClaimed);
    if (claimed.length === 0) return { told: [], isFull: false, oldest };
    const members = claimed.map(({ memberId, number }) => ({
      memberId,
      first: deps.progress.firstOf(post, memberId, number),
    }));
    const wanted = { members, most: most.ofMember };
    const waiting = await listWaiting(tx, post.handler, wanted);
    const endsAt = performance.now() + most.turnMs;
    const queues = [...Map.groupBy(waiting, ofMember).values()];
    const outcomes = await tellMembers(queues, (facts) =>
      tellMember(facts, { post, deps, now, endsAt }),
    );
    await keep(tx, post.handler, outcomes);
    const told = outcomes.flatMap((outcome) => outcome.told);
    const isCut =
      waiting.length >= most.rows || queues.some((facts) => facts.length >= most.ofMember);
    return { told, isFull: isCut && outcomes.some(hasMoved), oldest };
  });

/** True if facts were delivered, tried or postponed, so that these are no longer due. */
const hasMoved = ({ told, failed, postponed }: Outcome): boolean =>
  told.length > 0 || failed.length > 0 || postponed !== null;

const ofMember = ({ memberId }: WaitingFact): string => memberId;

/** Serves a few members at the same time, the facts of each one after the other. */
async function tellMembers(
  queues: WaitingFact[][],
  tellQueue: (facts: WaitingFact[]) => Promise<Outcome>,
): Promise<Outcome[]> {
  const left = queues.values();
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (const facts of left) outcomes.push(await tellQueue(facts));
  };
  await Promise.all(Array.from({ length: most.atOnce }, work));
  return outcomes;
}

type Outcome = {
  told: WaitingFact[];
  failed: FailedTry[];
  postponed: { memberId: string; until: Date } | null;
};
type DeliveryContext = { post: Post; deps: DeliverDeps; now: Date; endsAt: number };

/** Delivers in order until one fails. That one and all later ones wait, unless it failed too often: then it is skipped. */
async function tellMember(facts: WaitingFact[], telling: DeliveryContext): Promise<Outcome> {
  const { post, deps, now, endsAt } = telling;
  const outcome: Outcome = { told: [], failed: [], postponed: null };
  for (const fact of facts) {
    // An earlier fact waits for its next try, and this one was written after it.
    if (fact.dueAt > now) return { ...outcome, postponed: wait(fact, fact.dueAt) };
    if (performance.now() > endsAt || deps.signal?.aborted) return outcome;
    const error = await tell(factOf(fact, post), deps.handlers[post.handler]);
    if (error === null) {
      outcome.told.push(fact);
      continue;
    }
    const until = nextTry(fact.tries + 1, now);
    const { id: factId, name } = fact;
    deps.onFailure(error, { ...post, factId, name, isLast: until === null });
    outcome.failed.push({ ...fact, trouble: textOf(error), gaveUpAt: until ? null : now });
    if (until) return { ...outcome, postponed: wait(fact, until) };
  }
  return outcome;
}

const wait = ({ memberId }: WaitingFact, until: Date) => ({ memberId, until });

type OutgoingFact = Omit<Fact, 'about' | 'name'> & { name: FactName; about: unknown };
const factOf = (
  { id, name, memberId, at, about }: WaitingFact,
  { merchantCode }: Post,
): OutgoingFact => ({
  id,
  name: name as FactName,
  merchantCode,
  memberId,
  at,
  about,
});

const mostCharacters = 500;
/** The error on one line, whatever was thrown. */
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, mostCharacters);

async function keep(tx: Tx, handler: string, outcomes: Outcome[]): Promise<void> {
  const told = outcomes.flatMap((outcome) => outcome.told);
  if (told.length > 0) await removeTold(tx, handler, told);
  for (const { failed, postponed } of outcomes) {
    for (const each of failed) await updateFailed(tx, handler, each);
    if (postponed) await postponeMember(tx, handler, postponed);
  }
}
