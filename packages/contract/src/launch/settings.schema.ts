import { amountOrNone, instant, oneOf } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { paces } from './paces.ts';

export const settings = {
  'play.confirmAbove': setting(
    amountOrNone,
    null,
    'The sum above which a player has to confirm a purchase in a game, in the merchant’s currency. With none, no purchase is confirmed',
  ),
  'play.maxPrize': setting(
    amountOrNone,
    null,
    'The highest prize of one round or ticket, in the merchant’s currency. Games that support it offer no stake that could win more',
  ),
  'play.pace': setting(
    oneOf(paces),
    'none',
    'The rules for the pace of play in games that support them. With uk, the next round begins 2.5 s after a round of reels and 5 s after any other',
  ),
  'vendors.<CODE>.maintenance.from': setting(
    instant,
    null,
    'The beginning of the maintenance of this vendor’s games. With never, there is none',
  ),
  'vendors.<CODE>.maintenance.until': setting(
    instant,
    null,
    'The end of the maintenance of this vendor’s games. With never, it is unknown',
  ),
};
