// Properties of the kinds of rewards: whether the claim pays them, and their value to the member.
import type { FreePlaysReward, MoneyReward, Reward } from '@parlour/contract/rewards/reward.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { ClaimResult } from './store.ts';

/** Whether the reward is requested from a service, which takes time and may refuse. */
export const isAsked = (reward: Reward): reward is FreePlaysReward => reward.kind === 'freePlays';

/** Whether the claim pays the reward into the member's account; a voucher still has to be used. */
export const isMoney = (reward: Reward): reward is MoneyReward =>
  reward.kind === 'cash' || reward.kind === 'bonus';

export const claimedAs = (reward: Reward, at: Date): ClaimResult =>
  isAsked(reward) ? { state: 'waiting', paidAt: null } : { state: 'paid', paidAt: at };

/** The sum of the money rewards; if there are none, of the stakes of free plays and the value of vouchers. */
export function worthOf(gives: readonly { reward: Reward }[]): bigint {
  const money = gives.filter(({ reward }) => isMoney(reward));
  const counted = money.length > 0 ? money : gives;
  return counted.reduce((sum, { reward }) => sum + costOf(reward), 0n);
}
