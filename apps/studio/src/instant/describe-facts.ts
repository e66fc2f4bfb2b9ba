import { perCent } from '@parlour/games/fair/fraction';
import { volatilityIn } from '@parlour/games/instant/write-numbers';
import { tellStakes, tellVolatility, type GameFacts } from '../engine.ts';
import { stakesOf } from './stakes.ts';
import { instantGameOf } from './title-games.ts';

/** Returns the constant facts for the list of games. If the return depends on how one plays, it is the lowest. */
export function describeFacts(
  { gameCode }: { gameCode: string },
  currency: string | null,
): GameFacts {
  const stakes = currency === null ? [] : stakesOf({ gameCode, currency });
  const mathematics = instantGameOf(gameCode).mathematics();
  return {
    rtp: perCent(mathematics.least),
    ...tellVolatility(volatilityIn(mathematics)),
    tags: ['instant'],
    ...tellStakes({ least: stakes.at(0), most: stakes.at(-1) }, currency),
  };
}
