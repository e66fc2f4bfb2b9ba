// Stores the public keys of members' passkeys, and the challenges that were answered.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectOfMember = tenantStatement<shapes.PasskeysOfMember>(
  'passkeys_of_member',
  `select id, credential_id as "credentialId", transports, provider, device,
          created_at as "createdAt", last_used_at as "lastUsedAt"
     from passkey where merchant_code = $merchant and member_id = $memberId order by created_at`,
);
export const listOfMember = (tx: Tx, memberId: string) => selectOfMember(tx, { memberId });

const selectPasskey = tenantStatement<shapes.PasskeyByCredential>(
  'passkey_by_credential',
  `select id, member_id as "memberId", public_key as "publicKey", counter
     from passkey where merchant_code = $merchant and credential_id = $credentialId and rp_id = $rpId`,
);
/** Null if there is none, or it belongs to another host name that the merchant once had. */
export async function findPasskey(tx: Tx, credentialId: Buffer, rpId: string) {
  const [found] = await selectPasskey(tx, { credentialId, rpId });
  return found ? { ...found, counter: Number(found.counter) } : null;
}

const selectOwner = tenantStatement<shapes.PasskeyOwner>(
  'passkey_owner',
  `select username, email, language from member where merchant_code = $merchant and id = $memberId`,
);
export async function getOwner(tx: Tx, memberId: string) {
  const [found] = await selectOwner(tx, { memberId });
  if (!found) throw new Error('a session without its member');
  return found;
}

const insertNew = tenantStatement<shapes.PasskeyNew>(
  'passkey_new',
  `insert into passkey (merchant_code, member_id, credential_id, public_key, counter, rp_id, transports,
     provider, device, created_at)
   values ($merchant, $memberId, $credentialId, $publicKey, $counter, $rpId, $transports,
     $provider, $device, $createdAt)
   on conflict do nothing returning id`,
);
type NewPasskey = Omit<shapes.PasskeyNew['values'], 'counter'> & { counter: number };
/** Returns whether the passkey is new. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const made = await insertNew(tx, { ...passkey, counter: BigInt(passkey.counter) });
  return made.length > 0;
}

const updateUse = tenantStatement<shapes.PasskeyUse>(
  'passkey_use',
  `update passkey set counter = $counter, last_used_at = $at
    where merchant_code = $merchant and id = $id and counter = $from returning id`,
);
export type PasskeyUse = { id: string; from: number; counter: number; at: Date };
/** Records a use. Returns false if the counter changed since it was read: of two uses with one count, one succeeds. */
export async function noteUse(tx: Tx, { id, from, counter, at }: PasskeyUse): Promise<boolean> {
  const used = await updateUse(tx, { id, from: BigInt(from), counter: BigInt(counter), at });
  return used.length > 0;
}

const selectForShare = tenantStatement<shapes.PasskeyHeld>(
  'passkey_held',
  `select from passkey where merchant_code = $merchant and id = $id for key share`,
);
/** Returns whether the passkey still exists, and prevents its removal until the transaction ends. */
export async function holdPasskey(tx: Tx, id: string): Promise<boolean> {
  const held = await selectForShare(tx, { id });
  return held.length > 0;
}

const deleteOfMember = tenantStatement<shapes.PasskeyRemoved>(
  'passkey_removed',
  `delete from passkey where merchant_code = $merchant and id = $id and member_id = $memberId returning id`,
);
/** Returns whether the member had such a passkey. */
export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await deleteOfMember(tx, { memberId, id });
  return gone.length > 0;
}

const insertChallenge = tenantStatement<shapes.PasskeyChallenge>(
  'passkey_challenge',
  `insert into spent_challenge (merchant_code, challenge_hash, expires_at)
   values ($merchant, $challengeHash, $expiresAt) on conflict do nothing returning challenge_hash`,
);
/** Returns whether the challenge was not answered before. */
export async function spendChallenge(
  tx: Tx,
  spent: shapes.PasskeyChallenge['values'],
): Promise<boolean> {
  const made = await insertChallenge(tx, spent);
  return made.length > 0;
}

export const removeOldChallenges = tenantStatement<shapes.PasskeyOldChallenges>(
  'passkey_old_challenges',
  `delete from spent_challenge where merchant_code = $merchant and challenge_hash = any (array(
     select challenge_hash from spent_challenge where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning challenge_hash`,
);
