// Keeps the keys of envelopes, their private halves sealed, and marks of what came in one.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
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

/** Where another process was first, its key stays. */
export const insertKey = (tx: Tx, created: StoredKey) =>
  tx.insert(envelopeKeys).values(created).onConflictDoNothing().execute();

export const removeKey = (tx: Tx, { envelope, keyId }: Name) =>
  tx
    .delete(envelopeKeys)
    .where(and(eq(envelopeKeys.envelope, envelope), eq(envelopeKeys.keyId, keyId)))
    .execute();

/** Whether it was not there yet: of many at once, one. */
export async function insertMark(tx: Tx, created: typeof envelopeMarks.$inferInsert) {
  const inserted = await tx
    .insert(envelopeMarks)
    .values(created)
    .onConflictDoNothing()
    .returning({ mark: envelopeMarks.mark })
    .execute();
  return inserted.length > 0;
}

const removeOld = (table: 'envelope_key' | 'envelope_mark', key: 'key_id' | 'mark') => {
  const remove = statement<object, [before: Date, most: number]>(
    `remove_expired_${table}s`,
    `delete from ${table} where ${key} = any (array(
       select ${key} from ${table} where expires_at < $1 order by expires_at limit $2
     )) returning ${key}`,
  );
  return async (tx: Tx, before: Date, most: number): Promise<number> =>
    (await remove(tx, before, most)).length;
};

export const removeExpiredKeys = removeOld('envelope_key', 'key_id');
export const removeExpiredMarks = removeOld('envelope_mark', 'mark');
