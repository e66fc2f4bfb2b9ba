// Decides what happens to a member's bonuses of one currency, the active one first. Plain code, on data read under the lock of the wallets.
import type { BonusState } from '@parlour/database/columns/bonus';
import { isFulfilled, isOver, type ActiveBonus } from './terms.ts';

/** A bonus that has not ended. `expiresAt` is null while it waits. */
export type QueuedBonus = Omit<ActiveBonus, 'expiresAt'> & {
  state: 'waiting' | 'active';
  amount: bigint;
  lastsDays: number;
  expiresAt: Date | null;
};

export type EndState = Exclude<BonusState, 'waiting' | 'active'>;
/** The request that a bonus ends this way. */
export type RequestedEnd = { id: string; state: 'cancelled' | 'forfeited' };

export type QueueCase = {
  /** Bonuses in the order of their granting. */
  queue: readonly QueuedBonus[];
  /** The balance of the bonus account. */
  left: bigint;
  now: Date;
  wanted?: RequestedEnd;
};

/** A bonus that ends. `rest` leaves the bonus account: into the wallet if the state is `done`, otherwise to the operator. */
export type EndedBonus = { id: string; state: EndState; rest: bigint };
export type QueueChange = { ended: EndedBonus | null; activated: QueuedBonus | null };

export function decideQueue(given: QueueCase): QueueChange {
  const { queue, left } = given;
  const active = queue.find(({ state }) => state === 'active') ?? null;
  const ended = endOf(active, given);
  const isFree = active === null || ended?.id === active.id;
  const next = queue.find(({ id, state }) => state === 'waiting' && id !== ended?.id) ?? null;
  return {
    ended: ended && { ...ended, rest: ended.id === active?.id ? left : 0n },
    activated: isFree ? next : null,
  };
}

function endOf(
  active: QueuedBonus | null,
  { queue, left, now, wanted }: QueueCase,
): Omit<EndedBonus, 'rest'> | null {
  const state = active && ownEndOf(active, { queue, left, now });
  const own = active && state && { id: active.id, state };
  // A member who forfeits a bonus that is fulfilled by now gets its money.
  const isTooLate = state === 'done' && wanted?.id === active?.id;
  const isThere = queue.some(({ id }) => id === wanted?.id);
  return wanted && isThere && !isTooLate ? wanted : own;
}

function ownEndOf(bonus: QueuedBonus, { queue, left, now }: QueueCase): EndState | null {
  const active = { ...bonus, expiresAt: bonus.expiresAt ?? now };
  if (isFulfilled(active)) return 'done';
  if (isOver(active, now)) return 'expired';
  // No money is left, and no open bet can bring any back: a member with another bonus waiting need not wait for this one to expire.
  const isSpent = left === 0n && bonus.openBets.length === 0;
  return isSpent && queue.some(({ state }) => state === 'waiting') ? 'lost' : null;
}
