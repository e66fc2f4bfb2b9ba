// The player's current balance: from the wallet, or the play's own play money.
import { isDecided } from '@parlour/supplier/wallet/tries';
import type { Balance, MoneyDeps } from './money.ts';
import { isSessionOver, noteSession } from './session.ts';
import { findPurse } from './store.ts';

export async function balanceOf(deps: MoneyDeps, playId: string): Promise<Balance> {
  const { pool, wallet } = deps;
  const purse = await findPurse(pool, playId);
  if (!purse) return { trouble: 'over' };
  const { payer, demoBalance } = purse;
  const { currency, operatorId, gameCode } = payer;
  if (!payer.wallet) return { balance: demoBalance, currency, isDemo: true };
  const { player, token } = payer.wallet;
  const body = { user: player, token, game_code: gameCode };
  const answer = await wallet.post({ operatorId, path: '/user/balance', body });
  await noteSession(deps, playId, answer);
  if (!isDecided(answer)) return { trouble: 'unavailable' };
  if (answer.status === 'RS_OK' && answer.balance !== null) {
    return { balance: answer.balance, currency, isDemo: false };
  }
  return { trouble: isSessionOver(answer.status) ? 'over' : 'refused' };
}
