// What follows from the kind of a reward: whether it is paid by the claim, and what it is worth to the member.
import type { FreePlaysReward, Reward } from '@parlour/contract/rewards/promotion.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Claimed } from './store.ts';

/** A service has to be asked for it, which takes its time and may say no. */
export const isAsked = (reward: Reward): reward is FreePlaysReward => reward.kind === 'freePlays';

export const claimedAs = (reward: Reward, at: Date): Claimed =>
  isAsked(reward) ? { state: 'waiting', paidAt: null } : { state: 'paid', paidAt: at };

/** The money among what is given at once; where there is none, the stakes of the plays. */
export function worthOf(gives: readonly { reward: Reward }[]): bigint {
  const money = gives.filter(({ reward }) => !isAsked(reward));
  const counted = money.length > 0 ? money : gives;
  return counted.reduce((sum, { reward }) => sum + costOf(reward), 0n);
}
