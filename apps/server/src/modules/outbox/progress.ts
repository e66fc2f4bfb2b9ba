// Tracks how far this process has read the outbox. Entries of delivered facts stay in the indexes as long as an old snapshot is open
// (a dump holds one for many minutes), and a query from the beginning would walk over all of them.
import type { Post, WaitingFact } from './store.ts';

/**
 * How far a query reads back before the oldest fact of the one before: slow transactions, and processes whose clocks
 * are behind, write facts that are older than some delivered ones.
 */
const marginMs = 10_000;
/** How often a query reads from the beginning, for still older facts: those of a retried dead letter, or of a process that died. */
const wholeEveryMs = 30_000;
/** The most members whose position is stored; beyond that all are dropped, which costs one longer read. */
const mostMembers = 50_000;

export type Progress = {
  /** Begins a query for a module. Returns the due time to read from, null for all facts. */
  begin: (handler: string, now: Date) => Date | null;
  /** Ends it. `oldest`: the due time of the oldest fact left; if none is left, the time of the query. */
  end: (handler: string, oldest: Date) => void;
  /** The number from which a member's facts are read, if the oldest visible one has `number`. */
  firstOf: (post: Post, memberId: string, number: bigint) => bigint;
  /** Records facts that were delivered, and were the first of their members. */
  pass: (post: Post, told: readonly Pick<WaitingFact, 'memberId' | 'number'>[]) => void;
};

/** The earliest of one or more times. */
export const earliest = (times: readonly Date[]): Date =>
  new Date(Math.min(...times.map((each) => each.getTime())));

export const before = (oldest: Date): Date => new Date(oldest.getTime() - marginMs);

export function openProgress(): Progress {
  const since = new Map<string, Date>();
  const wholeAt = new Map<string, number>();
  const next = new Map<string, bigint>();
  const keyOf = ({ merchantCode, handler }: Post, memberId: string) =>
    `${merchantCode}/${handler}/${memberId}`;
  return {
    begin: (handler, now) => {
      const due = (wholeAt.get(handler) ?? -Infinity) + wholeEveryMs;
      if (now.getTime() < due) return since.get(handler) ?? null;
      wholeAt.set(handler, now.getTime());
      return null;
    },
    end: (handler, oldest) => void since.set(handler, before(oldest)),
    firstOf: (post, memberId, number) => {
      const known = next.get(keyOf(post, memberId)) ?? 0n;
      return number < known ? number : known;
    },
    pass: (post, told) => {
      if (next.size > mostMembers) next.clear();
      for (const { memberId, number } of told) next.set(keyOf(post, memberId), number + 1n);
    },
  };
}
