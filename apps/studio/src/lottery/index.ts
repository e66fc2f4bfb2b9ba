// Minute Six: six of 45, a draw every period, slips settled through the players' wallets. Every lottery title opens it; all share its draws.
import type { OpenEngine } from '../engine.ts';
import { followClock } from './clock/run-clock.ts';
import { lookAround } from './look-around.ts';
import { playRoutes } from './play-routes.ts';
import { describeFacts } from './results/describe-facts.ts';
import { keepLatest } from './results/latest.ts';
import { publicRoutes } from './results/public-routes.ts';
import { removeSlips } from './slips/store.ts';

export const openLottery: OpenEngine = (deps) => {
  const findLatest = keepLatest(deps);
  return {
    name: 'lottery',
    facts: async (currency) => describeFacts(await findLatest(), currency),
    playRoutes: (app) => playRoutes(app, deps),
    publicRoutes: (app) => {
      app.register(async (own) => publicRoutes(own, { ...deps, findLatest }));
      followClock(app, deps);
    },
    // The first answer comes with the page itself.
    boot: (play) => lookAround(deps, play),
    removePlays: removeSlips,
  };
};
