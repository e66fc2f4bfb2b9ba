// How far single rounds stray from what comes back in the long run, in words.
import type { Volatility, VolatilityRange } from '@parlour/games/fair/volatility';
import type { Say } from '../texts.ts';

const levels = {
  1: 'studio.game.volatility_very_low',
  2: 'studio.game.volatility_low',
  3: 'studio.game.volatility_medium',
  4: 'studio.game.volatility_high',
  5: 'studio.game.volatility_very_high',
} as const satisfies Record<Volatility, string>;

/** Where it depends on how one plays: from the least to the most. */
export function volatilityWords(say: Say, { least, most }: VolatilityRange): string {
  const from = say(levels[least]);
  const level =
    least === most
      ? from
      : say('studio.game.volatility_between', { least: from, most: say(levels[most]) });
  return say('studio.game.volatility', { level });
}
