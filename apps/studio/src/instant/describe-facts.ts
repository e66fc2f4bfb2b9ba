import { perCent } from '@parlour/games/fair/fraction';
import { volatilityIn } from '@parlour/games/instant/write-numbers';
import { tellStakes, tellVolatility, type GameFacts } from '../engine.ts';
import { stakesOf } from './stakes.ts';
import { instantGameOf } from './title-games.ts';

/** As the list of games tells them: they never change. Where the return depends on how one plays, it is the least of all ways. */
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
