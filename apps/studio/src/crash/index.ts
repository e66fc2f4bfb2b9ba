// The crash engine: all players share one flight, and a player who leaves before its end is paid the multiplier of that moment.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import {
  tellStakes,
  tellVolatility,
  type EngineDeps,
  type GameFacts,
  type OpenEngine,
} from '../engine.ts';
import { removeBets } from './bet-store.ts';
import { runFlights } from './decide.ts';
import { describeCrash } from './describe-crash.ts';
import { removeEmpty } from './flight-store.ts';
import { crashRoutes } from './routes.ts';
import { stakesIn } from './stakes.ts';
import { flightsOf } from './title-flights.ts';

const day = 24 * 3_600_000;

export const openCrash: OpenEngine = (deps) => ({
  opens: ['crash'],
  facts: async ({ gameCode }, { currency }) => describeFacts(gameCode, currency),
  playRoutes: (app) => crashRoutes(app, deps),
  publicRoutes: (app) => {
    keepLooking(app, {
      everyMs: 200,
      look: () => runFlights(deps),
      trouble: 'a flight was not finished',
    });
    keepLooking(app, {
      everyMs: 10 * 60_000,
      look: () => removeOld(deps),
      trouble: 'flights without stakes could not be removed',
    });
  },
  boot: (play) => describeCrash(deps, play),
  removePlays: removeBets,
});

const removeOld = ({ pool, clock }: EngineDeps): Promise<void> =>
  removeEmpty(pool, new Date(clock().getTime() - day));

function describeFacts(gameCode: string, currency: string | null): GameFacts {
  const stakes = currency === null ? [] : stakesIn(currency);
  const { rules } = flightsOf(gameCode);
  return {
    rtp: rules.returned,
    ...tellVolatility(rules.volatility),
    tags: ['instant'],
    ...tellStakes({ least: stakes.at(0), most: stakes.at(-1) }, currency),
  };
}
