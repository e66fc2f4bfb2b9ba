// What a launch gives a vendor so that it may ask the wallet of one member: a secret of its own, never the token of the session (G4).
import type { Integration } from '@parlour/contract/integrations';
import type { Tx } from '@parlour/database/connection';
import { openAccount } from '#modules/ledger';
import { mintSecret } from '#modules/session';
import { insertWalletToken } from './store.ts';

export type TokenRequest = {
  merchantCode: string;
  memberId: string;
  /** Bets are taken as long as this session lives. */
  sessionId: string;
  integration: Integration;
  gameCode: string;
  /** Of the wallet that pays: `openWallet` tells it. */
  currency: string;
  now: Date;
};

/** Mints a token, and opens the accounts between which bets with it will move money. */
export async function mintWalletToken(tx: Tx, wanted: TokenRequest): Promise<string> {
  const { now, ...row } = wanted;
  const { memberId, integration, currency } = wanted;
  const { secret, hash } = mintSecret();
  await openAccount(tx, { kind: 'wallet', currency, memberId });
  await openAccount(tx, { kind: 'games', currency, integration });
  await insertWalletToken(tx, { ...row, tokenHash: hash, createdAt: now });
  return secret;
}
