// Stores the keys of envelopes, with sealed private halves, and the marks of messages already received in one.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type StoredKey = shapes.EnvelopeKeyByName['row'];
type Turn = Pick<StoredKey, 'envelope' | 'beginsAt'>;
type Name = Pick<StoredKey, 'envelope' | 'keyId'>;

const columns = `envelope, key_id as "keyId", begins_at as "beginsAt", expires_at as "expiresAt",
  sealed_key as "sealedKey"`;
const isNamed = `merchant_code = $merchant and envelope = $envelope and key_id = $keyId`;

const selectOfTurn = tenantStatement<shapes.EnvelopeKeyOfTurn>(
  'envelope_key_of_turn',
  `select ${columns} from envelope_key
    where merchant_code = $merchant and envelope = $envelope and begins_at = $beginsAt`,
);
export const findKeyOfTurn = async (tx: Tx, { envelope, beginsAt }: Turn) =>
  (await selectOfTurn(tx, { envelope, beginsAt }))[0] ?? null;

const selectByName = tenantStatement<shapes.EnvelopeKeyByName>(
  'envelope_key_by_name',
  `select ${columns} from envelope_key where ${isNamed}`,
);
export const findKeyByName = async (tx: Tx, { envelope, keyId }: Name) =>
  (await selectByName(tx, { envelope, keyId }))[0] ?? null;

/** Adds a key, unless another process has already added one for this turn. */
export const insertKey = tenantStatement<shapes.InsertEnvelopeKey>(
  'insert_envelope_key',
  `insert into envelope_key (merchant_code, envelope, key_id, begins_at, expires_at, sealed_key)
   values ($merchant, $envelope, $keyId, $beginsAt, $expiresAt, $sealedKey) on conflict do nothing`,
);

export const removeKey = tenantStatement<shapes.RemoveEnvelopeKey>(
  'remove_envelope_key',
  `delete from envelope_key where ${isNamed}`,
);

const insertNewMark = tenantStatement<shapes.InsertEnvelopeMark>(
  'insert_envelope_mark',
  `insert into envelope_mark (merchant_code, mark, expires_at) values ($merchant, $mark, $expiresAt)
   on conflict do nothing returning mark`,
);
/** Adds a mark. Returns whether it is new: of several at once, one is. */
export const insertMark = async (
  tx: Tx,
  created: { mark: Buffer; expiresAt: Date },
): Promise<boolean> => (await insertNewMark(tx, created)).length > 0;

export const removeExpiredKeys = tenantStatement<shapes.RemoveOldEnvelopeKey>(
  'remove_old_envelope_key',
  `delete from envelope_key where merchant_code = $merchant and key_id = any (array(
     select key_id from envelope_key where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning key_id as "keyId"`,
);

export const removeExpiredMarks = tenantStatement<shapes.RemoveOldEnvelopeMark>(
  'remove_old_envelope_mark',
  `delete from envelope_mark where merchant_code = $merchant and mark = any (array(
     select mark from envelope_mark where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning mark`,
);
