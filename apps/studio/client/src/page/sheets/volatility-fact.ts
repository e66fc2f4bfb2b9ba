// The volatility as a word and five bars: how far single rounds differ from the return in the long run.
import type { Volatility, VolatilityRange } from '@parlour/games/fair/volatility';
import { make, type Child } from '../element.ts';
import type { Say } from '../texts.ts';

const levels = {
  1: 'studio.game.volatility_very_low',
  2: 'studio.game.volatility_low',
  3: 'studio.game.volatility_medium',
  4: 'studio.game.volatility_high',
  5: 'studio.game.volatility_very_high',
} as const satisfies Record<Volatility, string>;

/** Creates the word, which names the range if the volatility depends on the way of playing, and the bars up to its top. */
export function volatilityFact(say: Say, { least, most }: VolatilityRange): Child[] {
  const from = say(levels[least]);
  const word =
    least === most
      ? from
      : say('studio.game.volatility_between', { least: from, most: say(levels[most]) });
  const bar = (level: number) =>
    make('i', { class: level <= least ? 'is-on' : level <= most ? 'is-within' : '' });
  return [
    make('span', {}, word),
    make('span', { class: 'volatility-bars', 'aria-hidden': 'true' }, ...[1, 2, 3, 4, 5].map(bar)),
  ];
}
