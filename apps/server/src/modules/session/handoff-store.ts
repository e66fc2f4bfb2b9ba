// Stores hand-off codes by their hashes: the session that minted each, its origin and its end.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { handoffs, sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, eq, gt } from 'drizzle-orm';
import { sessionWithMember } from './store.ts';

export const insertHandoff = (tx: Tx, created: typeof handoffs.$inferInsert) =>
  tx.insert(handoffs).values(created).execute();

/** Finds a code's audience, the session that minted it, and that session's member. */
export async function findHandoff(tx: Tx, codeHash: Buffer, now: Date) {
  const [row] = await tx
    .select({ audience: handoffs.audience, ...sessionWithMember })
    .from(handoffs)
    .innerJoin(sessions, eq(sessions.id, handoffs.sessionId))
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(handoffs.codeHash, codeHash), gt(handoffs.expiresAt, now)))
    .execute();
  return row ?? null;
}

/** Spends a code; returns true for one of several concurrent calls. */
export async function removeHandoff(tx: Tx, codeHash: Buffer): Promise<boolean> {
  const removed = await tx
    .delete(handoffs)
    .where(eq(handoffs.codeHash, codeHash))
    .returning({ sessionId: handoffs.sessionId })
    .execute();
  return removed.length === 1;
}

export const removeEndedHandoffs = removerOfOld({
  table: 'handoff',
  key: 'code_hash',
  time: 'expires_at',
});
