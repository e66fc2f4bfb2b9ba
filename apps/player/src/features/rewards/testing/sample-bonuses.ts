import type { Bonus } from '../bonus/use-bonuses.ts';
import { idOf } from './sample-rewards.ts';

/** An active bonus of ₱50, with ₱240 of ₱400 wagered. */
export const bonus = (over: Partial<Bonus> = {}): Bonus => ({
  id: idOf(60),
  rewardId: null,
  state: 'active',
  amount: '50.00',
  left: '62.50',
  currency: 'PHP',
  wageringDue: '400.00',
  wagered: '240.00',
  largestStake: '5.00',
  weights: { default: 50, RNG: 100, SEA_LOTT: 0, CHESS: 20 },
  days: 7,
  grantedAt: 0,
  expiresAt: new Date(2027, 10, 30, 23, 59).getTime(),
  endedAt: null,
  ...over,
});
export const waiting = (over: Partial<Bonus> = {}): Bonus =>
  bonus({
    id: idOf(61),
    state: 'waiting',
    amount: '20.00',
    left: '20.00',
    wageringDue: '160.00',
    wagered: '0.00',
    expiresAt: null,
    ...over,
  });

/** The bonus as a reward that is still to be claimed. */
export const bonusReward = {
  kind: 'bonus',
  amount: '50.00',
  currency: 'PHP',
  bonus: {
    amount: '50.00',
    wageringDue: '400.00',
    largestStake: null,
    weights: { default: 100 },
    days: 7,
  },
} as const;
