import type { Tx } from '@parlour/database/connection';
import type { Identity } from './check-token.ts';
import { insertIdentity, lockIdentity, type IdentityRow } from './store.ts';

type Connecting = { merchantCode: string; memberId: string; at: Date };

/** From then on it opens the account. Null where it opens one already. */
export async function connectIdentity(
  tx: Tx,
  { issuer, subject, channel, label }: Identity,
  { merchantCode, memberId, at }: Connecting,
): Promise<IdentityRow | null> {
  await lockIdentity(tx, merchantCode, { issuer, subject });
  const row = { merchantCode, issuer, subject, channel, label, memberId, boundAt: at };
  return insertIdentity(tx, row);
}
