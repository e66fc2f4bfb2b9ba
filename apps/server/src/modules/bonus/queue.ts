// What becomes of a member's bonuses of one currency, the active one first: told in plain code, from what was read under the lock of the wallets.
import type { BonusState } from '@parlour/database/tables/bonus';
import { isFulfilled, isOver, type ActiveBonus } from './terms.ts';

/** `expiresAt` is null for one that waits. */
export type QueuedBonus = Omit<ActiveBonus, 'expiresAt'> & {
  state: 'waiting' | 'active';
  amount: bigint;
  lastsDays: number;
  expiresAt: Date | null;
};

export type EndState = Exclude<BonusState, 'waiting' | 'active'>;
/** Somebody wants this one to end. */
export type Ending = { id: string; state: 'cancelled' | 'forfeited' };

export type QueueCase = {
  /** In the order of their granting. */
  queue: readonly QueuedBonus[];
  /** What the account of bonus money holds. */
  left: bigint;
  now: Date;
  wanted?: Ending;
};

/** `rest` leaves the account: of one that is done it goes into the wallet, otherwise to the operator. */
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
  // Who gives up what he has fulfilled by now gets it.
  const isTooLate = state === 'done' && wanted?.id === active?.id;
  const isThere = queue.some(({ id }) => id === wanted?.id);
  return wanted && isThere && !isTooLate ? wanted : own;
}

function ownEndOf(bonus: QueuedBonus, { queue, left, now }: QueueCase): EndState | null {
  const active = { ...bonus, expiresAt: bonus.expiresAt ?? now };
  if (isFulfilled(active)) return 'done';
  if (isOver(active, now)) return 'expired';
  // Nothing is left to play with, nor can come back: who has another one waiting need not wait for the end of this one.
  const isSpent = left === 0n && bonus.openBets.length === 0;
  return isSpent && queue.some(({ state }) => state === 'waiting') ? 'lost' : null;
}
