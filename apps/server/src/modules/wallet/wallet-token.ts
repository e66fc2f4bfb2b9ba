// What a launch gives a vendor so that it may ask the wallet of one member: 256 bit, kept as SHA-256 only, never the token of the session (G4).
import { createHash, randomBytes } from 'node:crypto';
import type { Integration } from '@parlour/contract/integrations';
import type { Database } from '@parlour/database/connection';
import { ledgerStore } from '#modules/ledger';
import { walletTokenStore } from './store.ts';

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

const form = /^[A-Za-z0-9_-]{43}$/;

/** Null for what cannot be one of ours. */
export const hashWalletToken = (token: string): Buffer | null =>
  form.test(token) ? createHash('sha256').update(token).digest() : null;

/** Mints a token; the accounts that bets with it will move are there afterwards. */
export async function mintWalletToken(database: Database, wanted: TokenRequest): Promise<string> {
  const { merchantCode, memberId, integration, currency, now, ...rest } = wanted;
  const ledger = ledgerStore(database);
  await ledger.openAccount(merchantCode, { kind: 'wallet', currency, memberId });
  await ledger.openAccount(merchantCode, { kind: 'games', currency, integration });
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const createdAt = now;
  const row = { tokenHash, memberId, integration, currency, createdAt, ...rest };
  await walletTokenStore(database).insert(merchantCode, row);
  return token;
}
