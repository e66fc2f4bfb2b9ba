// Three Lanterns, an instant game: one stake, three signs, a prize. Fixed before anything is shown, and what was interrupted comes back.
import type { OpenEngine } from '../engine.ts';
import { describeGame } from './describe-game.ts';
import { followQueue } from '../money/follow-queue.ts';
import { lanternsRoutes } from './routes.ts';
import { settleLeftRounds } from './settle-round.ts';
import { roundStore } from './store.ts';

export const openLanterns: OpenEngine = ({ pool, money, clock }) => {
  const deps = { pool, money, clock, rounds: roundStore(pool) };
  return {
    name: 'lanterns',
    playRoutes: (app) => lanternsRoutes(app, deps),
    publicRoutes: (app) => followQueue(app, () => settleLeftRounds(deps)),
    boot: (play) => describeGame(deps, play),
  };
};
