// Stores what a login needs of a member: name, password hash, second factors, and the times of logins.
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { writeFact } from '#modules/outbox';
import type * as shapes from './shapes.ts';

const columns = `id, username, username_key as "usernameKey", password_hash as "passwordHash",
  password_expired as "passwordExpired", disabled, mobile, email, payee_name as "payeeName",
  authenticator_secret as "authenticatorSecret", second_factors as "secondFactors", language,
  first_login_at as "firstLoginAt", last_login_at as "lastLoginAt"`;

export type LoginMember = shapes.LoginMember['row'];

const selectByName = tenantStatement<shapes.LoginMemberByName>(
  'login_member_by_name',
  `select ${columns} from member where merchant_code = $merchant and username_key = $usernameKey`,
);
export async function findMemberByName(tx: Tx, username: string): Promise<LoginMember | null> {
  const [row] = await selectByName(tx, { usernameKey: usernameKey(username) });
  return row ?? null;
}

const selectByMobile = tenantStatement<shapes.LoginMemberByMobile>(
  'login_member_by_mobile',
  `select ${columns} from member where merchant_code = $merchant and mobile = $mobile limit 2`,
);
/** Null also if two members gave the same number: it opens neither's account. */
export async function findMemberByMobile(tx: Tx, mobile: string): Promise<LoginMember | null> {
  const found = await selectByMobile(tx, { mobile });
  return found.length === 1 ? (found[0] ?? null) : null;
}

const selectById = tenantStatement<shapes.LoginMember>(
  'login_member',
  `select ${columns} from member where merchant_code = $merchant and id = $id`,
);
export async function findMemberById(tx: Tx, id: string): Promise<LoginMember | null> {
  const [row] = await selectById(tx, { id });
  return row ?? null;
}

const updateTimes = tenantStatement<shapes.LoginTimes>(
  'login_times',
  `update member set first_login_at = coalesce(first_login_at, $at), previous_login_at = last_login_at, last_login_at = $at
    where merchant_code = $merchant and id = $memberId and not disabled
      and ($passwordHash?::text is null or password_hash = $passwordHash)
   returning id`,
);

export type LoginUpdate = {
  merchantCode: string;
  memberId: string;
  at: Date;
  /** The hash when the proof was checked; null for an account that this transaction created. */
  passwordHash: string | null;
};

/** Records the login. Returns false if the account has been disabled or has a new password since the proof. */
export async function updateLoginTimes(
  tx: Tx,
  { merchantCode, memberId, at, passwordHash }: LoginUpdate,
): Promise<boolean> {
  const [noted] = await Promise.all([
    updateTimes(tx, { memberId, at, passwordHash }),
    writeFact(tx, { name: 'member.loggedIn', merchantCode, memberId, at, about: {} }),
  ]);
  return noted.length > 0;
}
