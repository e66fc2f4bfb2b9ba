// Stores hand-off codes by their hashes: the session that minted each, its origin and its end.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';
import { divideRow, sessionColumns, sessionWithMember } from './store.ts';

export const insertHandoff = tenantStatement<shapes.HandoffNew>(
  'handoff_new',
  `insert into handoff (merchant_code, code_hash, session_id, audience, expires_at)
   values ($merchant, $codeHash, $sessionId, $audience, $expiresAt)`,
);

const selectHandoff = tenantStatement<shapes.HandoffByCode>(
  'handoff_by_code',
  `select h.audience, ${sessionColumns}
     from ${sessionWithMember} join handoff h on h.merchant_code = s.merchant_code and h.session_id = s.id
    where h.merchant_code = $merchant and h.code_hash = $codeHash and h.expires_at > $now`,
);
/** Finds a code's audience, the session that minted it, and that session's member. */
export async function findHandoff(tx: Tx, codeHash: Buffer, now: Date) {
  const [row] = await selectHandoff(tx, { codeHash, now });
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
