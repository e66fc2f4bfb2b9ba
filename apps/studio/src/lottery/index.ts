// Minute Six: six of 45, a draw every period, slips settled through the players' wallets. Every lottery title opens it; all share its draws.
import type { OpenEngine } from '../engine.ts';
import { followClock } from './clock/follow-clock.ts';
import { issueStore } from './clock/issue-store.ts';
import { runClock } from './clock/run-clock.ts';
import { playRoutes } from './play-routes.ts';
import { publicRoutes } from './results/public-routes.ts';
import { resultStore } from './results/result-store.ts';
import { highestNumber, numbersDrawn } from './rules/draw-numbers.ts';
import { closesBefore, mostDraws } from './rules/issues.ts';
import { priceIn, prizeTable, returnPerMille } from './rules/prizes.ts';
import { slipStore } from './slips/slip-store.ts';
import { mostPicks } from './slips/wish.ts';

export const lotteryEngine: OpenEngine = (engine) => {
  const { pool, lotteryPeriod } = engine;
  const deps = {
    ...engine,
    issues: issueStore(pool),
    slips: slipStore(pool),
    results: resultStore(pool),
  };
  return {
    name: 'lottery',
    playRoutes: (app) => playRoutes(app, deps),
    publicRoutes: (app) => {
      publicRoutes(app, deps);
      followClock(app, () => runClock(deps));
    },
    boot: async ({ currency }) => ({
      price: String(priceIn(currency) ?? ''),
      period: lotteryPeriod,
      closesBefore,
      highestNumber,
      numbersDrawn,
      mostPicks,
      mostDraws,
      // Times the price, by how many are right.
      prizes: Object.fromEntries(Object.entries(prizeTable).map(([k, v]) => [k, String(v)])),
      // 643 is 64.3 %.
      returnPerMille: String(returnPerMille()),
    }),
  };
};
