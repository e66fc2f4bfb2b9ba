import { amount, whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'invite.ownDays': setting(
    whole(1, 365),
    7,
    'On how many different days a friend has to stake own money before an invitation counts',
  ),
  'invite.ownStakes': setting(
    amount,
    '100',
    'How much own money a friend has to stake in all before an invitation counts, in the merchant’s currency',
  ),
  'invite.paidPerDay': setting(
    whole(0, 100_000),
    20,
    'How many invitations pay in a day before the others wait for staff (`npm run rewards -- invitations`)',
  ),
  'invite.paidPerMember': setting(
    whole(0, 1_000),
    2,
    'The same for the invitations of one member, in a day',
  ),
};
