import { balanceOf } from './balance.ts';
import { noteReturns } from './returns.ts';
import { prizeMoney } from './deliveries.ts';
import type { Money, MoneyDeps } from './money.ts';
import { moneyQueue } from './queue.ts';
import { stakeMoney } from './stakes.ts';
import { settleUnknown } from './store.ts';

export const openMoney = (deps: MoneyDeps): Money => ({
  ...stakeMoney(deps),
  ...prizeMoney(deps),
  settleUnknown: (tx, ids) => settleUnknown(tx, ids, deps.clock()),
  noteReturns: (tx, ids) => noteReturns(tx, ids, deps.clock()),
  balance: (playId) => balanceOf(deps, playId),
  runDue: moneyQueue(deps),
});
