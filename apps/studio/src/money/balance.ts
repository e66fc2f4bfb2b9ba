// What a player has now, as the wallet says it; play money as the play has it.
import type { SendingDeps } from './moves.ts';

export type Balance =
  | { balance: bigint; currency: string; isDemo: boolean }
  /** `over`: the wallet knows the token no more. `unavailable`: nothing is known. */
  | { trouble: 'over' | 'refused' | 'unavailable' };

const over = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];

export async function balanceOf({ moves, wallet }: SendingDeps, playId: string): Promise<Balance> {
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
