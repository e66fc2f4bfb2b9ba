import { timeZone } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  timeZone: setting(
    timeZone,
    'UTC',
    'Where a day begins and ends: of sign-ins, weeks, months and leaderboards',
  ),
};
