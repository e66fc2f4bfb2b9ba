import { whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'limits.captchasPerAddress': setting(
    whole(1, 1_000_000),
    300,
    'Pictures of digits, spoken ones and tries at them, each in 5 min for one address',
  ),
};
