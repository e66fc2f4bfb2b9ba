import { whole } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';

export const settings = {
  'limits.feedbackPerDay': setting(
    whole(1, 1_000),
    10,
    'Messages that a member may send the team in 24 hours',
  ),
  'limits.feedbackPicturesPerDay': setting(
    whole(1, 1_000),
    30,
    'Pictures that a member may send with them in 24 hours, those that are refused counted too',
  ),
};
