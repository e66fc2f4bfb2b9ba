// What follows from the kind of a reward: whether it is paid by the claim, and what it is worth to the member.
import type { FreePlaysReward, MoneyReward, Reward } from '@parlour/contract/rewards/reward.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Claimed } from './store.ts';

/** A service has to be asked for it, which takes its time and may say no. */
export const isAsked = (reward: Reward): reward is FreePlaysReward => reward.kind === 'freePlays';

/** It is in the member's account by the claim; a voucher has to be used for it. */
export const isMoney = (reward: Reward): reward is MoneyReward =>
  reward.kind === 'cash' || reward.kind === 'bonus';

export const claimedAs = (reward: Reward, at: Date): Claimed =>
  isAsked(reward) ? { state: 'waiting', paidAt: null } : { state: 'paid', paidAt: at };

/** The money among what is given at once; where there is none, the stakes of the plays or the worth of the vouchers. */
export function worthOf(gives: readonly { reward: Reward }[]): bigint {
  const money = gives.filter(({ reward }) => isMoney(reward));
  const counted = money.length > 0 ? money : gives;
  return counted.reduce((sum, { reward }) => sum + costOf(reward), 0n);
}
