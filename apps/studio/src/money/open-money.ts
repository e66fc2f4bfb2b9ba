import type { Pool } from 'pg';
import { balanceOf } from './balance.ts';
import type { Money } from './money.ts';
import { prizeMoney } from './prizes.ts';
import { moneyQueue } from './queue.ts';
import { settleUnknown } from './settle-unknown.ts';
import { stakeMoney } from './stakes.ts';
import { moveStore } from './store.ts';
import type { Wallet } from './wallet.ts';

export type MoneySources = { pool: Pool; wallet: Wallet; clock: () => Date };

export function openMoney({ pool, wallet, clock }: MoneySources): Money {
  const deps = { moves: moveStore(pool), pool, wallet, clock };
  return {
    ...stakeMoney(deps),
    ...prizeMoney(deps),
    settleUnknown: (client, ids) => settleUnknown(client, ids, clock()),
    balance: (playId) => balanceOf(deps, playId),
    runDue: moneyQueue(deps),
  };
}
