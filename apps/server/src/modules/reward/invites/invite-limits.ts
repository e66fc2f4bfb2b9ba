// What a merchant asks of a friend before an invitation counts, and how many invitations pay without a look of staff.
import { amountOf } from '@parlour/contract/money';
import type { Merchant } from '#http/merchant';

export type InviteLimits = {
  /** On so many different days the friend stakes own money, so much in all (in 1/100000 of the unit). */
  ownDays: number;
  ownStakes: bigint;
  /** In a day, of all members and of one; what goes beyond waits for staff. */
  paidPerDay: number;
  paidPerMember: number;
};

export const inviteLimitsOf = ({ setting }: Pick<Merchant, 'setting'>): InviteLimits => ({
  ownDays: setting('invite.ownDays'),
  ownStakes: amountOf(setting('invite.ownStakes')),
  paidPerDay: setting('invite.paidPerDay'),
  paidPerMember: setting('invite.paidPerMember'),
});
