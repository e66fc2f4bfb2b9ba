import { whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'limits.feedbackPerDay': setting(
    whole(1, 1_000),
    10,
    'The number of messages that a member may send to the team in 24 hours',
  ),
  'limits.feedbackPicturesPerDay': setting(
    whole(1, 1_000),
    30,
    'The number of pictures that a member may send to the team in 24 hours, including refused ones',
  ),
};
