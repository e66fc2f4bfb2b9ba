// Stores the keys of envelopes, with sealed private halves, and the marks of messages already received in one.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { envelopeKeys, envelopeMarks } from '@parlour/database/tables/envelope';
import { and, eq } from 'drizzle-orm';

export type StoredKey = typeof envelopeKeys.$inferSelect;
type Turn = Pick<StoredKey, 'envelope' | 'beginsAt'>;
type Name = Pick<StoredKey, 'envelope' | 'keyId'>;

export async function findKeyOfTurn(tx: Tx, { envelope, beginsAt }: Turn) {
  const [row] = await tx
    .select()
    .from(envelopeKeys)
    .where(and(eq(envelopeKeys.envelope, envelope), eq(envelopeKeys.beginsAt, beginsAt)))
    .execute();
  return row ?? null;
}

export async function findKeyByName(tx: Tx, { envelope, keyId }: Name) {
  const [row] = await tx
    .select()
    .from(envelopeKeys)
    .where(and(eq(envelopeKeys.envelope, envelope), eq(envelopeKeys.keyId, keyId)))
    .execute();
  return row ?? null;
}

/** Adds a key, unless another process has already added one for this turn. */
export const insertKey = (tx: Tx, created: StoredKey) =>
  tx.insert(envelopeKeys).values(created).onConflictDoNothing().execute();

export const removeKey = (tx: Tx, { envelope, keyId }: Name) =>
  tx
    .delete(envelopeKeys)
    .where(and(eq(envelopeKeys.envelope, envelope), eq(envelopeKeys.keyId, keyId)))
    .execute();

/** Adds a mark. Returns whether it is new: of several at once, one is. */
export async function insertMark(tx: Tx, created: typeof envelopeMarks.$inferInsert) {
  const inserted = await tx
    .insert(envelopeMarks)
    .values(created)
    .onConflictDoNothing()
    .returning({ mark: envelopeMarks.mark })
    .execute();
  return inserted.length > 0;
}

export const removeExpiredKeys = removerOfOld({
  table: 'envelope_key',
  key: 'key_id',
  time: 'expires_at',
});
export const removeExpiredMarks = removerOfOld({
  table: 'envelope_mark',
  key: 'mark',
  time: 'expires_at',
});
