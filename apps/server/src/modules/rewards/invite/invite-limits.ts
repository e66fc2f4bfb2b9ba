// Conditions on a friend's own play before an invitation counts, and limits above which staff check invitations first.
import { amountOf } from '@parlour/contract/money';
import type { Merchant } from '#http/merchant';

export type InviteLimits = {
  /** Number of different days on which the friend has to stake own money. */
  ownDays: number;
  /** Own money that the friend has to stake in all, in 1/100000 of the unit. */
  ownStakes: bigint;
  /** Number of invitations of all members that pay in a day; further ones wait for staff. */
  paidPerDay: number;
  /** Number of one member's invitations that pay in a day; further ones wait for staff. */
  paidPerMember: number;
};

export const inviteLimitsOf = ({ setting }: Pick<Merchant, 'setting'>): InviteLimits => ({
  ownDays: setting('invite.ownDays'),
  ownStakes: amountOf(setting('invite.ownStakes')),
  paidPerDay: setting('invite.paidPerDay'),
  paidPerMember: setting('invite.paidPerMember'),
});
