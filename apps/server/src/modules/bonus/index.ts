// Bonus money: granted once, played under terms, turned into cash or taken back. The module vendor-wallet decides, by the rules of terms.ts,
// which account pays a stake and receives a prize.
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerModule } from '#server/module';
import { keepBonusesSettled } from './keep-bonuses.ts';
import { forfeitBonus, listOwnBonuses } from './own-bonuses.ts';

export { grantBonus } from './grant-bonus.ts';
export type { BonusGrant } from './grant-bonus.ts';
export { cancelBonus } from './end-bonus.ts';
export { listOpenBonuses } from './own-bonuses.ts';
export { settleBonuses } from './keep-bonuses.ts';
export { readUsableBonus } from './usable-bonus.ts';
export { endBonusRow, updateProgress } from './store.ts';
export { countStake, isFulfilled, isUsableIn, placeOf } from './terms.ts';
export type { ActiveBonus } from './terms.ts';

type Deps = {
  database: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export function bonusModule({ log, ...deps }: Deps): ServerModule {
  const keeping = {
    ...deps,
    onFailure: (error: unknown, merchant: string) =>
      log.warn({ err: error, merchant }, 'a bonus was not settled'),
  };
  return {
    name: 'bonus',
    calls: {
      listBonuses: (_input, call) => listOwnBonuses(call, deps),
      forfeitBonus: ({ id }, call) => forfeitBonus(call, id, deps),
    },
    work: [keepBonusesSettled(keeping)],
  };
}
