import { amountOrNone, instant, oneOf } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { paces } from './paces.ts';

export const settings = {
  'play.confirmAbove': setting(
    amountOrNone,
    null,
    'A purchase in a game above this sum is asked about first',
  ),
  'play.maxPrize': setting(
    amountOrNone,
    null,
    'The most that one round or ticket may win: games that are told of it sell nothing that could win more',
  ),
  'play.pace': setting(
    oneOf(paces),
    'none',
    'uk: games that are told of it show each result for its time, and a round of reels lasts 2.5 s, any other 5 s, before the next',
  ),
  'vendors.<CODE>.maintenance.from': setting(
    instant,
    null,
    'When the maintenance of that vendor’s games begins',
  ),
  'vendors.<CODE>.maintenance.until': setting(instant, null, 'When it is expected to end'),
};
