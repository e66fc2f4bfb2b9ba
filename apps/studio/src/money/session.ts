// Ends a play with the member's session, whose end also ends the wallet's token. The protocol has no log-out call, so the end is learned
// from the answers of wallets.
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';
import { isDecided } from '@parlour/supplier/wallet/tries';
import type { MoneyDeps } from './money.ts';
import { endPlay, setNextAsk } from './store.ts';

/** How long an answer about the session is trusted. */
const believedForMs = 60_000;
const endings = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];

export const isSessionOver = (status: string): boolean => endings.includes(status);

/** Updates the play from an answer to a call with its token. An unclear answer changes nothing. */
export async function noteSession(
  { pool, clock }: MoneyDeps,
  playId: string,
  answer: WalletAnswer,
): Promise<void> {
  if (!isDecided(answer)) return;
  const now = clock();
  if (isSessionOver(answer.status)) return endPlay(pool, playId, now);
  await setNextAsk(pool, playId, new Date(now.getTime() + believedForMs));
}
