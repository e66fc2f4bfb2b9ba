// The terms of a bonus: what a stake counts, when it is over, and where its money belongs. No database: vendor-wallet decides with the same rules.
import type { BonusState, BonusWeights } from '@parlour/database/tables/bonus';

/** The bonus that a member plays with, read under the lock of the wallets. */
export type ActiveBonus = {
  id: string;
  currency: string;
  wageringDue: bigint;
  wagered: bigint;
  largestStake: bigint | null;
  weights: BonusWeights;
  expiresAt: Date;
  /** Bets that used its money and wait for their outcome, as `<integration>:<id>`. */
  openBets: string[];
};

/** Per cent of a stake in a game of this category that count; a game of 0 takes no bonus money. */
const weightOf = (weights: BonusWeights, category: string | null): number =>
  (category !== null && Object.hasOwn(weights, category) ? weights[category] : undefined) ??
  weights.default;

/** How much of its wagering a stake fulfils. */
export function countStake(
  { largestStake, weights }: Pick<ActiveBonus, 'largestStake' | 'weights'>,
  stake: bigint,
  category: string | null,
): bigint {
  const counted = largestStake !== null && stake > largestStake ? largestStake : stake;
  return (counted * BigInt(weightOf(weights, category))) / 100n;
}

const hasWagered = ({ wagered, wageringDue }: ActiveBonus): boolean => wagered >= wageringDue;

/** Its time is up. One whose wagering is fulfilled, and that waits for the outcome of its bets only, has no end. */
export const isOver = (bonus: ActiveBonus, now: Date): boolean =>
  bonus.expiresAt <= now && !hasWagered(bonus);

/** Whether a game of this category takes its money now. */
export const isUsableIn = (bonus: ActiveBonus, category: string | null, now: Date): boolean =>
  !isOver(bonus, now) && weightOf(bonus.weights, category) > 0;

/** What is left of it becomes cash. */
export const isFulfilled = (bonus: ActiveBonus): boolean =>
  hasWagered(bonus) && bonus.openBets.length === 0;

/** Where money of a bonus goes to and comes from, as it is now: its account, the wallet, or the operator who gave it. */
export type BonusPlace = 'bonus' | 'wallet' | 'operator';

export function placeOf(state: BonusState): BonusPlace {
  if (state === 'active') return 'bonus';
  return state === 'done' ? 'wallet' : 'operator';
}

export const isWeights = (weights: Record<string, number>): weights is BonusWeights =>
  weights['default'] !== undefined &&
  Object.values(weights).every((each) => Number.isInteger(each) && each >= 0 && each <= 100);
