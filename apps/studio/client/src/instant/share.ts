// The return of an instant game in per cent.
import type { GameDescription } from '@parlour/games/instant/descriptions';
import { shareOf as writeShare } from '../page/sheets/marked-text.ts';

type ReturnRates = Pick<GameDescription, 'returned' | 'returnedAtMost'>;

/** Returns the return as a range, which is one figure if it does not depend on how one plays. */
export const rangeOf = ({ returned, returnedAtMost }: ReturnRates) => ({
  least: returned,
  most: returnedAtMost ?? returned,
});

/** Formats the return, such as `96.2%`, or the range if it depends on the way of playing. */
export const shareOf = (rates: ReturnRates): string => writeShare(rangeOf(rates));
