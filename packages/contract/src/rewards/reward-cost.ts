import { amountOf } from '../money.ts';
import type { Reward } from './reward.schema.ts';

/** Returns the cost of a reward to a budget, in 1/100000 of the currency's unit: for free plays the sum of their stakes, for a voucher its value. */
export function costOf(reward: Reward): bigint {
  if (reward.kind === 'freePlays') return amountOf(reward.stake) * BigInt(reward.plays);
  return amountOf(reward.kind === 'voucher' ? reward.reward.amount : reward.amount);
}
