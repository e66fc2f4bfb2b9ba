// The engine of games of one player: a stake, a draw, a prize. The draw is fixed before anything is shown, and interrupted rounds resume.
import { engineNames, isOfOnePlayer } from '@parlour/contract/launch/game-engines';
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { OpenEngine } from '../engine.ts';
import { describeFacts } from './describe-facts.ts';
import { describeGame } from './describe-game.ts';
import { endLeftRounds } from './end-left-rounds.ts';
import { instantRoutes } from './routes.ts';
import { settleLeftRounds } from './settle-round.ts';
import { removeRounds } from './store.ts';

export const openInstant: OpenEngine = (deps) => ({
  opens: engineNames.filter(isOfOnePlayer),
  facts: async (title, { currency }) => describeFacts(title, currency),
  playRoutes: (app) => instantRoutes(app, deps),
  publicRoutes: (app) => {
    keepLooking(app, {
      everyMs: 1_000,
      look: () => settleLeftRounds(deps),
      trouble: 'left rounds could not be looked for',
    });
    const endNow = keepLooking(app, {
      everyMs: 60_000,
      look: () => endLeftRounds(deps),
      trouble: 'rounds that nobody ended could not be looked for',
    });
    app.addHook('onReady', async () => void endNow());
  },
  boot: (play) => describeGame(deps, play),
  removePlays: removeRounds,
});
