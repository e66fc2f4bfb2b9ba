// Stores hand-off codes by their hashes: the session that minted each, what it is swapped for, its origin and its end.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';
import { divideRow, sessionColumns, sessionWithMember } from './store.ts';

export const insertHandoff = tenantStatement<shapes.HandoffNew>(
  'handoff_new',
  `insert into handoff (merchant_code, code_hash, session_id, purpose, audience, expires_at)
   values ($merchant, $codeHash, $sessionId, $purpose, $audience, $expiresAt)`,
);

const selectHandoff = tenantStatement<shapes.HandoffByCode>(
  'handoff_by_code',
  `select h.audience, ${sessionColumns}
     from ${sessionWithMember} join handoff h on h.merchant_code = s.merchant_code and h.session_id = s.id
    where h.merchant_code = $merchant and h.code_hash = $codeHash and h.purpose = $purpose and h.expires_at > $now`,
);
/** `session`: opens one at another address of the merchant. `target`: tells the server of a listed site who the member is. */
export type HandoffPurpose = 'session' | 'target';
type ShownHandoff = { codeHash: Buffer; purpose: HandoffPurpose };

/** Finds a code's audience, the session that minted it, and that session's member. A code of another purpose is not found. */
export async function findHandoff(tx: Tx, shown: ShownHandoff, now: Date) {
  const [row] = await selectHandoff(tx, { ...shown, now });
  if (!row) return null;
  const { audience, ...found } = row;
  return { audience, ...divideRow(found) };
}

const deleteHandoff = tenantStatement<shapes.HandoffSpent>(
  'handoff_spent',
  `delete from handoff where merchant_code = $merchant and code_hash = $codeHash returning code_hash`,
);
/** Spends a code; returns true for one of several concurrent calls. */
export async function removeHandoff(tx: Tx, codeHash: Buffer): Promise<boolean> {
  const removed = await deleteHandoff(tx, { codeHash });
  return removed.length === 1;
}

export const removeEndedHandoffs = tenantStatement<shapes.HandoffsEnded>(
  'handoffs_ended',
  `delete from handoff where merchant_code = $merchant and code_hash = any (array(
     select code_hash from handoff where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning code_hash`,
);
