// The terms of a bonus: how much a stake counts, when it is over, and which account holds its money. No database: vendor-wallet decides with the same rules.
import type { BonusState, BonusWeights } from '@parlour/database/columns/bonus';

/** The bonus that a member is playing with, read under the lock of the wallets. */
export type ActiveBonus = {
  id: string;
  currency: string;
  wageringDue: bigint;
  wagered: bigint;
  largestStake: bigint | null;
  weights: BonusWeights;
  expiresAt: Date;
  /** Bets that used the bonus's money and await their outcome, as `<integration>:<id>`. */
  openBets: string[];
};

/** The percentage of a stake in a game of this category that counts; a game of weight 0 takes no bonus money. */
const weightOf = (weights: BonusWeights, category: string | null): number =>
  (category !== null && Object.hasOwn(weights, category) ? weights[category] : undefined) ??
  weights.default;

/** Returns how much of the wagering a stake fulfils. */
export function countStake(
  { largestStake, weights }: Pick<ActiveBonus, 'largestStake' | 'weights'>,
  stake: bigint,
  category: string | null,
): bigint {
  const counted = largestStake !== null && stake > largestStake ? largestStake : stake;
  return (counted * BigInt(weightOf(weights, category))) / 100n;
}

const hasWagered = ({ wagered, wageringDue }: ActiveBonus): boolean => wagered >= wageringDue;

/** True if the bonus has expired. A bonus with fulfilled wagering does not expire: it only awaits the outcome of its bets. */
export const isOver = (bonus: ActiveBonus, now: Date): boolean =>
  bonus.expiresAt <= now && !hasWagered(bonus);

/** True if a game of this category may be played with the bonus's money now. */
export const isUsableIn = (bonus: ActiveBonus, category: string | null, now: Date): boolean =>
  !isOver(bonus, now) && weightOf(bonus.weights, category) > 0;

/** True if the money left in the bonus becomes cash. */
export const isFulfilled = (bonus: ActiveBonus): boolean =>
  hasWagered(bonus) && bonus.openBets.length === 0;

/** The account that pays and receives the money of a bonus in this state: its own, the wallet, or the operator's. */
export type BonusAccount = 'bonus' | 'wallet' | 'operator';

export function placeOf(state: BonusState): BonusAccount {
  if (state === 'active') return 'bonus';
  return state === 'done' ? 'wallet' : 'operator';
}

export const isWeights = (weights: Record<string, number>): weights is BonusWeights =>
  weights['default'] !== undefined &&
  Object.values(weights).every((each) => Number.isInteger(each) && each >= 0 && each <= 100);
