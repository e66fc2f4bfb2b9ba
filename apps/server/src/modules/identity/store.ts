// Stores which identities open which accounts, and which of their tokens were used.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type IdentityKey = { issuer: string; subject: string };

const selectOwner = tenantStatement<shapes.IdentityOwner>(
  'identity_owner',
  `select member_id as "memberId" from member_identity
    where merchant_code = $merchant and issuer = $issuer and subject = $subject`,
);
/** The member whose account the identity opens. Disconnecting it locks the member's row. */
export async function findOwner(tx: Tx, identity: IdentityKey): Promise<string | null> {
  const [row] = await selectOwner(tx, identity);
  return row?.memberId ?? null;
}

const columns = `id, issuer, subject, channel, label, bound_at as "boundAt"`;

/** Lists a member's identities, newest first. */
export const listOfMember = tenantStatement<shapes.IdentitiesOfMember>(
  'identities_of_member',
  `select ${columns} from member_identity where merchant_code = $merchant and member_id = $memberId
    order by bound_at desc, id desc limit $most::int`,
);

/** Locks the identity until the transaction ends, so that no other transaction connects it. */
export const lockIdentity = tenantStatement<shapes.IdentityLock>(
  'identity_lock',
  `select from pg_advisory_xact_lock(hashtextextended(
     concat_ws(':', 'identity', $merchant::text, $issuer::text, $subject::text), 0))`,
);

export type IdentityRow = shapes.IdentityNew['row'];

const insertNew = tenantStatement<shapes.IdentityNew>(
  'identity_new',
  `insert into member_identity (merchant_code, issuer, subject, channel, label, member_id, bound_at)
   values ($merchant, $issuer, $subject, $channel, $label, $memberId, $boundAt)
   on conflict do nothing returning ${columns}`,
);
/** Null if the identity already opens an account. */
export async function insertIdentity(
  tx: Tx,
  identity: shapes.IdentityNew['values'],
): Promise<IdentityRow | null> {
  const [row] = await insertNew(tx, identity);
  return row ?? null;
}

const selectOnlyWay = tenantStatement<shapes.IdentityIsOnlyWay>(
  'identity_is_only_way',
  `select m.mobile is null and m.email is null
      and exists (select from registration r
        where r.merchant_code = $merchant and r.member_id = m.id and r.method = 'identity')
      and not exists (select from member_identity i
        where i.merchant_code = $merchant and i.member_id = m.id and i.id <> $id)
      and not ($hasPasskeys::boolean and exists (select from passkey p
        where p.merchant_code = $merchant and p.member_id = m.id)) as "found!"
     from member m where m.merchant_code = $merchant and m.id = $memberId`,
);
/**
 * True if the member could not log in without this identity: registered with one and never had a password,
 * has no other identity and no passkey, and no number or address for a reset code. Called under the lock of the member's row.
 */
export async function isOnlyWay(
  tx: Tx,
  asked: shapes.IdentityIsOnlyWay['values'],
): Promise<boolean> {
  const [row] = await selectOnlyWay(tx, asked);
  return row?.found === true;
}

const deleteIdentity = tenantStatement<shapes.IdentityRemoved>(
  'identity_removed',
  `delete from member_identity where merchant_code = $merchant and id = $id and member_id = $memberId returning channel`,
);
/** Removes the identity and returns it; null if the member has no such identity. */
export async function removeIdentity(tx: Tx, memberId: string, id: string) {
  const [row] = await deleteIdentity(tx, { memberId, id });
  return row ?? null;
}

const insertToken = tenantStatement<shapes.IdentityUsedToken>(
  'identity_used_token',
  `insert into used_identity_token (merchant_code, token_hash, expires_at) values ($merchant, $tokenHash, $expiresAt)
   on conflict do nothing returning token_hash`,
);
/** Returns false if the token was used before. */
export async function insertUsedToken(
  tx: Tx,
  token: shapes.IdentityUsedToken['values'],
): Promise<boolean> {
  const added = await insertToken(tx, token);
  return added.length > 0;
}

export const removeOldTokens = tenantStatement<shapes.IdentityOldTokens>(
  'identity_old_tokens',
  `delete from used_identity_token where merchant_code = $merchant and token_hash = any (array(
     select token_hash from used_identity_token where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning token_hash`,
);
