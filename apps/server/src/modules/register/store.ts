// Stores registrations and their forms; checks whether a name, number or address is taken.
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const lockSubject = tenantStatement<shapes.RegisterLock>(
  'register_lock',
  `select from pg_advisory_xact_lock(hashtextextended(
     concat_ws(':', 'register', $merchant::text, $what::text), 0))`,
);
/** Locks a subject of the merchant, such as a number, until the transaction ends. */
export const lockFor = (tx: Tx, what: string) => lockSubject(tx, { what });

const selectName = tenantStatement<shapes.RegisterName>(
  'register_name',
  `select from member where merchant_code = $merchant and username_key = $usernameKey`,
);
export async function hasName(tx: Tx, username: string): Promise<boolean> {
  const found = await selectName(tx, { usernameKey: usernameKey(username) });
  return found.length > 0;
}

const selectMobile = tenantStatement<shapes.RegisterMobile>(
  'register_mobile',
  `select from member where merchant_code = $merchant and mobile = $mobile limit 1`,
);
export async function hasMobile(tx: Tx, mobile: string): Promise<boolean> {
  const found = await selectMobile(tx, { mobile });
  return found.length > 0;
}

const selectEmail = tenantStatement<shapes.RegisterEmail>(
  'register_email',
  `select from member where merchant_code = $merchant and lower(email) = lower($email) limit 1`,
);
/** Ignores capitals. */
export async function hasEmail(tx: Tx, email: string): Promise<boolean> {
  const found = await selectEmail(tx, { email });
  return found.length > 0;
}

const insertNew = tenantStatement<shapes.RegisterMember>(
  'register_member',
  `insert into member (merchant_code, username, username_key, password_hash, mobile, email, email_proven_at, payee_name, language,
     created_at)
   values ($merchant, $username, $usernameKey, $passwordHash, $mobile?, $email?, $emailProvenAt?, $payeeName?, $language,
     $createdAt)
   on conflict (merchant_code, username_key) do nothing returning id, username`,
);
export type NewMember = Omit<shapes.RegisterMember['values'], 'usernameKey'>;
/** Returns null if the name is taken, also by a concurrent transaction that commits. */
export async function insertMember(tx: Tx, member: NewMember) {
  const [written] = await insertNew(tx, { ...member, usernameKey: usernameKey(member.username) });
  return written ?? null;
}

export const insertRegistration = tenantStatement<shapes.RegisterRegistration>(
  'register_registration',
  `insert into registration (merchant_code, member_id, method, affiliate_code, referral_code, domain, register_url,
     claimed_mobile, claimed_email, accepted_at, created_at)
   values ($merchant, $memberId, $method, $affiliateCode?, $referralCode?, $domain?, $registerUrl?,
     $claimedMobile?, $claimedEmail?, $acceptedAt?, $createdAt)`,
);

export const writeForm = tenantStatement<shapes.RegisterForm>(
  'register_form',
  `insert into registration_form (merchant_code, form_hash, member_id, created_at)
   values ($merchant, $formHash, $memberId, $createdAt)
   on conflict (merchant_code, form_hash) do update
     set member_id = excluded.member_id, created_at = excluded.created_at`,
);

const selectMemberOfForm = tenantStatement<shapes.RegisterMemberOfForm>(
  'register_member_of_form',
  `select m.id, m.username, m.password_hash as "passwordHash"
     from registration_form f join member m on m.merchant_code = f.merchant_code and m.id = f.member_id
    where f.merchant_code = $merchant and f.form_hash = $formHash and f.created_at > $since
      and not m.disabled and m.second_factors = '{}'`,
);
/** The member whom this form created since that time; null if the member is disabled or needs a second factor. */
export async function findMemberOfForm(tx: Tx, formHash: Buffer, since: Date) {
  const [found] = await selectMemberOfForm(tx, { formHash, since });
  return found ?? null;
}

export const removeOldForms = tenantStatement<shapes.RegisterOldForms>(
  'register_old_forms',
  `delete from registration_form where merchant_code = $merchant and form_hash = any (array(
     select form_hash from registration_form where merchant_code = $merchant and created_at < $before
      order by created_at limit $most::int
   )) returning form_hash`,
);
