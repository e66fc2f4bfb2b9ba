import { decimalText } from '@parlour/contract/money';
import type { GameFacts } from '../../engine.ts';
import { prizeOf, priceIn, returnPerMille } from '../rules/prizes.ts';
import { numbersDrawn } from '../rules/draw-numbers.ts';
import type { Latest } from './latest.ts';

type Shown = Pick<GameFacts, 'nextDrawAt' | 'lastResult' | 'prize'>;

/** What changes with a draw, and what six right numbers win. */
export function describeLatest({ nextDrawAt, numbers }: Latest, currency: string | null): Shown {
  const price = currency === null ? null : priceIn(currency);
  return {
    ...(nextDrawAt && { nextDrawAt: nextDrawAt.getTime() }),
    ...(numbers && { lastResult: numbers.map((number) => String(number).padStart(2, '0')) }),
    ...(currency !== null &&
      price !== null && { prize: decimalText(prizeOf(numbersDrawn, price), currency) }),
  };
}

/** As the list of games tells them: a ticket has one price. */
export function describeFacts(latest: Latest, currency: string | null): GameFacts {
  const price = currency === null ? null : priceIn(currency);
  const perMille = String(returnPerMille());
  const stake = currency === null || price === null ? null : decimalText(price, currency);
  return {
    rtp: `${perMille.slice(0, -1)}.${perMille.slice(-1)}`,
    tags: ['draws'],
    ...describeLatest(latest, currency),
    ...(stake !== null && { minStake: stake, maxStake: stake }),
  };
}
