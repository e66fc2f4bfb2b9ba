// The lottery engine: rules and pays are data, draws follow the clock, and slips are settled through the players' wallets.
import type { OpenEngine } from '../engine.ts';
import { followClock } from './clock/run-clock.ts';
import { lookAround } from './look-around.ts';
import { playRoutes } from './play-routes.ts';
import { describeFacts } from './results/describe-facts.ts';
import { keepLatest } from './results/latest.ts';
import { publicRoutes } from './results/public-routes.ts';
import { seriesOf } from './rules/series.ts';
import { removeSlips } from './slips/store.ts';

export const openLottery: OpenEngine = (deps) => {
  const findLatest = keepLatest(deps);
  return {
    opens: ['lottery'],
    facts: async (title, { currency, zone }) => {
      const { key, game } = seriesOf({ gameCode: title.gameCode, timeZone: zone }, deps);
      const { nextDrawAt = null, numbers = null } = (await findLatest(zone)).get(key) ?? {};
      return describeFacts(game, { nextDrawAt, numbers }, currency);
    },
    playRoutes: (app) => playRoutes(app, deps),
    publicRoutes: (app) => {
      app.register(async (own) => publicRoutes(own, { ...deps, findLatest }));
      followClock(app, deps);
    },
    // The page contains the first answer.
    boot: (play) => lookAround(deps, play),
    removePlays: removeSlips,
  };
};
