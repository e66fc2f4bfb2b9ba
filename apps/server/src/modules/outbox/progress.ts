// How far this process has read the outbox. The entries of told facts stay in the indexes as long as anybody keeps an old snapshot (a dump does for many minutes), and a look from the beginning would walk over all of them.
import type { Post, WaitingFact } from './store.ts';

/** A look begins so long before the oldest fact of the look before: a transaction that took its time, or a process whose clock is behind, writes facts that are older than some that were told. */
const marginMs = 10_000;
/** A look from the beginning, for facts that are older still: those of a dead letter that is retried, or of a process that died with them. */
const wholeEveryMs = 30_000;
/** Members whose place is known; beyond that all are forgotten, which costs a longer way once. */
const mostMembers = 50_000;

export type Progress = {
  /** A look for a module begins: at facts that are due since then, null for all. */
  begin: (handler: string, now: Date) => Date | null;
  /** `oldest` is the oldest fact that is left after the look; where none is, the look's own time. */
  end: (handler: string, oldest: Date) => void;
  /** The number from which on a member's facts are to be read, where the oldest that is seen has `number`. */
  firstOf: (post: Post, memberId: string, number: bigint) => bigint;
  /** These are told, and were the first of their members. */
  pass: (post: Post, told: readonly Pick<WaitingFact, 'memberId' | 'number'>[]) => void;
};

/** Of one or more. */
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
