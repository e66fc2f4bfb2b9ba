// Prizes: noted in the transaction that decides the game, delivered until the wallet takes them.
import { deliver } from './deliver.ts';
import { payDemoPrize } from './demo-money.ts';
import type { Money } from './money.ts';
import type { MoneyDeps } from './deps.ts';

export const prizeMoney = (deps: MoneyDeps): Pick<Money, 'notePrize' | 'sendPrize'> => ({
  notePrize: async (client, prize) => {
    const now = deps.clock();
    if (!(await deps.moves.insertPrize(client, { ...prize, now }))) {
      throw new Error(`There is no taken stake ${prize.stakeId} for a prize.`);
    }
    await payDemoPrize(client, prize.id, now);
  },
  sendPrize: async (id) => {
    const { isTaken, balance } = await deliver(deps, id);
    return { isPaid: isTaken, balance: balance ?? (await deps.moves.findDemoBalance(id)) };
  },
});
