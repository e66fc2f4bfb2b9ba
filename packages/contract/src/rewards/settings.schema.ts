import { timeZone } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  timeZone: setting(
    timeZone,
    'UTC',
    'The time zone in which days, weeks and months begin, for daily sign-ins, rewards and leaderboards',
  ),
};
