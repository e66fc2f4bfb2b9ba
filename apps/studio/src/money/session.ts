// A play lives as long as the member's session, with which the wallet's token ends. The protocol has no log-out: what wallets answer says so.
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';
import { isDecided } from '@parlour/supplier/wallet/tries';
import type { MoneyDeps } from './money.ts';
import { endPlay, setNextAsk } from './store.ts';

/** How long an answer is believed. */
const believedForMs = 60_000;
const endings = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];

export const isSessionOver = (status: string): boolean => endings.includes(status);

/** Takes note of an answer to a call with the play's token. One that says nothing for sure leaves all as it was. */
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
