import { whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'session.idleMinutes': setting(
    whole(5, 30),
    15,
    'A session ends after so many minutes without an action',
  ),
  'session.absoluteHours': setting(
    whole(1, 24),
    12,
    'A session ends after so many hours in any case',
  ),
};
