// What a player has now, as the wallet says it; play money as the play has it.
import type { MoneyDeps } from './deps.ts';
import type { Balance } from './money.ts';

const over = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];

export async function balanceOf({ moves, wallet }: MoneyDeps, playId: string): Promise<Balance> {
  const purse = await moves.findPurse(playId);
  if (!purse) return { trouble: 'over' };
  const { payer, demoBalance } = purse;
  const { currency, operatorId, gameCode } = payer;
  if (!payer.wallet) return { balance: demoBalance, currency, isDemo: true };
  const { player, token } = payer.wallet;
  const body = { user: player, token, game_code: gameCode };
  const answer = await wallet.post({ operatorId, path: '/user/balance', body });
  if ('trouble' in answer || answer.status === 'RS_ERROR_UNKNOWN') {
    return { trouble: 'unavailable' };
  }
  if (answer.status === 'RS_OK' && answer.balance !== null) {
    return { balance: answer.balance, currency, isDemo: false };
  }
  return { trouble: over.includes(answer.status) ? 'over' : 'refused' };
}
