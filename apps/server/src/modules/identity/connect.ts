import type { Tx } from '@parlour/database/connection';
import type { Identity } from './check-token.ts';
import { insertIdentity, lockIdentity, type IdentityRow } from './store.ts';

type IdentityOwner = { memberId: string; at: Date };

/** Connects the identity to the account, which it opens from then on. Null if it already opens an account. */
export async function connectIdentity(
  tx: Tx,
  { issuer, subject, channel, label }: Identity,
  { memberId, at }: IdentityOwner,
): Promise<IdentityRow | null> {
  await lockIdentity(tx, { issuer, subject });
  return insertIdentity(tx, { issuer, subject, channel, label, memberId, boundAt: at });
}
