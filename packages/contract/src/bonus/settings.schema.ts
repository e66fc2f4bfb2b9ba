import { amount } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'bonus.largestGrant': setting(
    amount,
    '1000',
    'The highest sum of bonus money that a command may grant at once, in the merchant’s currency',
  ),
};
