import { amountOf } from '../money.ts';
import type { Reward } from './promotion.schema.ts';

/** What it takes from a budget, in 1/100000: of free plays the sum of their stakes. */
export const costOf = (reward: Reward): bigint =>
  reward.kind === 'freePlays'
    ? amountOf(reward.stake) * BigInt(reward.plays)
    : amountOf(reward.amount);
