import { amountOf } from '../money.ts';
import type { Reward } from './reward.schema.ts';

/** What it takes from a budget, in 1/100000: of free plays the sum of their stakes, of a voucher what it is worth. */
export function costOf(reward: Reward): bigint {
  if (reward.kind === 'freePlays') return amountOf(reward.stake) * BigInt(reward.plays);
  return amountOf(reward.kind === 'voucher' ? reward.reward.amount : reward.amount);
}
