// Words for the volatility: how far single rounds differ from the return in the long run.
import type { Volatility, VolatilityRange } from '@parlour/games/fair/volatility';
import type { Say } from '../texts.ts';

const levels = {
  1: 'studio.game.volatility_very_low',
  2: 'studio.game.volatility_low',
  3: 'studio.game.volatility_medium',
  4: 'studio.game.volatility_high',
  5: 'studio.game.volatility_very_high',
} as const satisfies Record<Volatility, string>;

/** Returns the words for a volatility. If it depends on the way of playing, they name the range. */
export function volatilityWords(say: Say, { least, most }: VolatilityRange): string {
  const from = say(levels[least]);
  const level =
    least === most
      ? from
      : say('studio.game.volatility_between', { least: from, most: say(levels[most]) });
  return say('studio.game.volatility', { level });
}
