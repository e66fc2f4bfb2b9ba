// Three Lanterns, an instant game: one stake, three signs, a prize. Fixed before anything is shown, and what was interrupted comes back.
import { keepLooking } from '@parlour/supplier/keep-looking';
import type { OpenEngine } from '../engine.ts';
import { describeGame } from './describe-game.ts';
import { lanternsRoutes } from './routes.ts';
import { settleLeftRounds } from './settle-round.ts';
import { roundStore } from './store.ts';

export const openLanterns: OpenEngine = ({ pool, money, clock }) => {
  const deps = { pool, money, clock, rounds: roundStore(pool) };
  return {
    name: 'lanterns',
    playRoutes: (app) => lanternsRoutes(app, deps),
    publicRoutes: (app) => {
      keepLooking(app, {
        everyMs: 1_000,
        look: () => settleLeftRounds(deps),
        trouble: 'left rounds could not be looked for',
      });
    },
    boot: (play) => describeGame(deps, play),
  };
};
