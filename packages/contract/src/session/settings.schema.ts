import { whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'session.idleMinutes': setting(
    whole(5, 30),
    15,
    'The minutes without an action after which a session ends',
  ),
  'session.absoluteHours': setting(
    whole(1, 24),
    12,
    'The hours after its login at which a session ends in any case',
  ),
};
