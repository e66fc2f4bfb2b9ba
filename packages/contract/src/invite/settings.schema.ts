import { amount, whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'invite.ownDays': setting(
    whole(1, 365),
    7,
    'The number of different days on which an invited friend has to stake own money before the invitation pays',
  ),
  'invite.ownStakes': setting(
    amount,
    '100',
    'The total of own money that an invited friend has to stake before the invitation pays, in the merchant’s currency',
  ),
  'invite.paidPerDay': setting(
    whole(0, 100_000),
    20,
    'The number of invitations that pay in a day. Further ones wait for a decision of staff (`npm run rewards -- invitations`)',
  ),
  'invite.paidPerMember': setting(
    whole(0, 1_000),
    2,
    'The number of invitations by the same member that pay in a day. Further ones wait for a decision of staff',
  ),
};
