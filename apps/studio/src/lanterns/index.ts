// Three Lanterns, an instant game: one stake, three signs, a prize. Fixed before anything is shown, and what was interrupted comes back.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { OpenEngine } from '../engine.ts';
import { describeFacts } from './describe-facts.ts';
import { describeGame } from './describe-game.ts';
import { lanternsRoutes } from './routes.ts';
import { settleLeftRounds } from './settle-round.ts';
import { removeRounds } from './store.ts';

export const openLanterns: OpenEngine = (deps) => ({
  name: 'lanterns',
  facts: async (currency) => describeFacts(currency),
  playRoutes: (app) => lanternsRoutes(app, deps),
  publicRoutes: (app) => {
    keepLooking(app, {
      everyMs: 1_000,
      look: () => settleLeftRounds(deps),
      trouble: 'left rounds could not be looked for',
    });
  },
  boot: (play) => describeGame(deps, play),
  removePlays: removeRounds,
});
