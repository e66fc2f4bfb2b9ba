// Stores what proves that somebody is the person of an account: password, authenticator or passkey, and recovery codes.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectCredentials = tenantStatement<shapes.FindStaffCredentials>(
  'find_staff_credentials',
  `select account.id, account.mail, account.state, account.password_hash as "passwordHash",
          account.authenticator_secret as secret, account.is_demo as "isDemo",
          passkey.credential_id as "passkeyId?", passkey.public_key as "passkeyKey?",
          passkey.counter as "passkeyCounter?"
     from staff_account account
     left join staff_passkey passkey
       on passkey.merchant_code = account.merchant_code and passkey.credential_id = account.passkey_id
    where account.merchant_code = $merchant and account.mail = $mail`,
);
export type Credentials = shapes.FindStaffCredentials['row'];
export async function findCredentials(tx: Tx, mail: string): Promise<Credentials | null> {
  const [found] = await selectCredentials(tx, { mail });
  return found ?? null;
}

const lockSame = tenantStatement<shapes.LockStaffCredentials>(
  'lock_staff_credentials',
  `select id from staff_account
    where merchant_code = $merchant and id = $staffId and state = 'active' and password_hash = $passwordHash
      for no key update`,
);
/** Locks an account, and returns whether it may still be entered with the password that was compared. */
export async function lockIfSame(
  tx: Tx,
  compared: shapes.LockStaffCredentials['values'],
): Promise<boolean> {
  const found = await lockSame(tx, compared);
  return found.length > 0;
}

const updateStep = tenantStatement<shapes.SpendStaffStep>(
  'spend_staff_step',
  `update staff_account set authenticator_step = $step
    where merchant_code = $merchant and id = $staffId
      and (authenticator_step is null or authenticator_step < $step)
   returning id`,
);
/** Marks the time step as used. Returns whether it is later than the last used one: of several requests with one code, one succeeds (A9). */
export async function spendStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const spent = await updateStep(tx, { staffId, step: BigInt(step) });
  return spent.length > 0;
}

const updatePasskey = tenantStatement<shapes.SpendStaffPasskey>(
  'spend_staff_passkey',
  `update staff_passkey set counter = $counter, last_challenge_ends_at = $endsAt
    where merchant_code = $merchant and credential_id = $credentialId and counter = $from
      and (last_challenge_ends_at is null or last_challenge_ends_at < $endsAt)
   returning credential_id`,
);
export type PasskeySpending = {
  credentialId: Buffer;
  /** The counter by which the answer was verified, and the one that it has. */
  from: number;
  counter: number;
  /** The end of the challenge that was answered. */
  endsAt: Date;
};
/** Notes a use of the passkey. Returns whether its challenge is later than the last used one: of several requests with one answer, one succeeds. */
export async function spendPasskey(
  tx: Tx,
  { credentialId, from, counter, endsAt }: PasskeySpending,
): Promise<boolean> {
  const use = { credentialId, endsAt, from: BigInt(from), counter: BigInt(counter) };
  return (await updatePasskey(tx, use)).length > 0;
}

const deleteRecoveryCode = tenantStatement<shapes.SpendStaffRecoveryCode>(
  'spend_staff_recovery_code',
  `delete from staff_recovery_code
    where merchant_code = $merchant and staff_id = $staffId and code_hash = $codeHash returning code_hash`,
);
/** Removes the code. Returns whether it was still there. */
export async function spendRecoveryCode(
  tx: Tx,
  code: shapes.SpendStaffRecoveryCode['values'],
): Promise<boolean> {
  const spent = await deleteRecoveryCode(tx, code);
  return spent.length > 0;
}

const selectRecoveryCode = tenantStatement<shapes.FindStaffRecoveryCode>(
  'find_staff_recovery_code',
  `select from staff_recovery_code
    where merchant_code = $merchant and staff_id = $staffId and code_hash = $codeHash`,
);
export async function hasRecoveryCode(
  tx: Tx,
  code: shapes.FindStaffRecoveryCode['values'],
): Promise<boolean> {
  const found = await selectRecoveryCode(tx, code);
  return found.length > 0;
}

const lockById = tenantStatement<shapes.LockStaffById>(
  'lock_staff_by_id',
  `select from staff_account where merchant_code = $merchant and id = $staffId for no key update`,
);
/** Locks an account, before its sessions or its invitation. */
export const lockAccount = (tx: Tx, staffId: string) => lockById(tx, { staffId });

const activate = tenantStatement<shapes.ActivateStaffAccount>(
  'activate_staff_account',
  `update staff_account
      set state = 'active', password_hash = $passwordHash, authenticator_secret = $secret?,
          authenticator_step = $step?, passkey_id = $passkeyId?, is_demo = false
    where merchant_code = $merchant and id = $staffId`,
);
const insertNewPasskey = tenantStatement<shapes.InsertStaffPasskey>(
  'insert_staff_passkey',
  `insert into staff_passkey (merchant_code, credential_id, staff_id, public_key, counter)
   values ($merchant, $credentialId, $staffId, $publicKey, $counter) on conflict do nothing returning credential_id`,
);
const deleteOtherPasskeys = tenantStatement<shapes.RemoveStaffPasskeys>(
  'remove_staff_passkeys',
  `delete from staff_passkey
    where merchant_code = $merchant and staff_id = $staffId and credential_id is distinct from $passkeyId?`,
);
const deleteRecoveryCodes = tenantStatement<shapes.RemoveStaffRecoveryCodes>(
  'remove_staff_recovery_codes',
  `delete from staff_recovery_code where merchant_code = $merchant and staff_id = $staffId`,
);
const insertRecoveryCodes = tenantStatement<shapes.InsertStaffRecoveryCodes>(
  'insert_staff_recovery_codes',
  `insert into staff_recovery_code (merchant_code, staff_id, code_hash)
   select $merchant, $staffId::uuid, code_hash from unnest($codeHashes::bytea[]) as code_hash`,
);

export type NewPasskey = { credentialId: Buffer; publicKey: Buffer; counter: number };
export type NewSecondFactor =
  | {
      is: 'authenticator';
      secret: Buffer;
      /** The time step of the code that confirmed it. */
      step: number;
    }
  | { is: 'passkey'; key: NewPasskey };

type NewCredentials = {
  staffId: string;
  passwordHash: string;
  secondFactor: NewSecondFactor;
  codeHashes: Buffer[];
};

/** Replaces all credentials of an account, which may be entered from then on. Returns false if its passkey is that of another account. */
export async function replaceCredentials(
  tx: Tx,
  { staffId, passwordHash, secondFactor, codeHashes }: NewCredentials,
): Promise<boolean> {
  const key = secondFactor.is === 'passkey' ? secondFactor.key : null;
  if (key !== null) {
    const made = await insertNewPasskey(tx, { ...key, staffId, counter: BigInt(key.counter) });
    if (made.length === 0) return false;
  }
  const [secret, step] =
    secondFactor.is === 'authenticator'
      ? [secondFactor.secret, BigInt(secondFactor.step)]
      : [null, null];
  const passkeyId = key?.credentialId ?? null;
  await activate(tx, { staffId, passwordHash, secret, step, passkeyId });
  await deleteOtherPasskeys(tx, { staffId, passkeyId });
  await deleteRecoveryCodes(tx, { staffId });
  await insertRecoveryCodes(tx, { staffId, codeHashes });
  return true;
}
