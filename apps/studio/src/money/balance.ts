// What a player has now, as the wallet says it; play money as the play has it.
import { isDecided } from '@parlour/supplier/wallet/tries';
import type { Balance, MoneyDeps } from './money.ts';
import { findPurse } from './store.ts';

const over = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];

export async function balanceOf({ pool, wallet }: MoneyDeps, playId: string): Promise<Balance> {
  const purse = await findPurse(pool, playId);
  if (!purse) return { trouble: 'over' };
  const { payer, demoBalance } = purse;
  const { currency, operatorId, gameCode } = payer;
  if (!payer.wallet) return { balance: demoBalance, currency, isDemo: true };
  const { player, token } = payer.wallet;
  const body = { user: player, token, game_code: gameCode };
  const answer = await wallet.post({ operatorId, path: '/user/balance', body });
  if (!isDecided(answer)) return { trouble: 'unavailable' };
  if (answer.status === 'RS_OK' && answer.balance !== null) {
    return { balance: answer.balance, currency, isDemo: false };
  }
  return { trouble: over.includes(answer.status) ? 'over' : 'refused' };
}
