// The wallet token that a launch gives a vendor to call the wallet of one member: its own secret, never the session's token (G4).
import type { Integration } from '@parlour/contract/integrations';
import type { Tx } from '@parlour/database/connection';
import { openAccount } from '#modules/ledger';
import { mintSecret } from '#modules/session';
import { insertWalletToken } from './store.ts';

export type TokenRequest = {
  memberId: string;
  /** The session during which bets are accepted. */
  sessionId: string;
  integration: Integration;
  gameCode: string;
  /** Currency of the wallet that pays, from `openWallet`. */
  currency: string;
  now: Date;
};

/** Mints a token, and opens the accounts between which its bets will move money. */
export async function mintWalletToken(tx: Tx, wanted: TokenRequest): Promise<string> {
  const { now, ...row } = wanted;
  const { memberId, integration, currency } = wanted;
  const { secret, hash } = mintSecret();
  await openAccount(tx, { kind: 'wallet', currency, memberId });
  await openAccount(tx, { kind: 'games', currency, integration });
  await insertWalletToken(tx, { ...row, tokenHash: hash, createdAt: now });
  return secret;
}
