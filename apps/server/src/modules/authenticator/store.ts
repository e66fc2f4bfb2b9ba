// Stores members' authenticators: the sealed secret, a pending one that awaits its first code, the last used time step, and the recovery codes.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectAuthenticator = tenantStatement<shapes.AuthenticatorOfMember>(
  'authenticator_of_member',
  `select username, authenticator_secret as secret, pending_authenticator as pending, password_hash as "passwordHash"
     from member where merchant_code = $merchant and id = $memberId`,
);
export async function findAuthenticator(tx: Tx, memberId: string) {
  const [found] = await selectAuthenticator(tx, { memberId });
  return found ?? null;
}

export const keepPending = tenantStatement<shapes.AuthenticatorPending>(
  'authenticator_pending',
  `update member set pending_authenticator = $pending where merchant_code = $merchant and id = $memberId`,
);

const updateStep = tenantStatement<shapes.AuthenticatorStep>(
  'authenticator_step',
  `update member set authenticator_step = $step
    where merchant_code = $merchant and id = $memberId
      and (authenticator_step is null or authenticator_step < $step)
   returning id`,
);
/** Marks the time step as used. Returns whether it is later than the last used one: of several requests with one code, one succeeds (A9). */
export async function spendStep(tx: Tx, memberId: string, step: number): Promise<boolean> {
  const spent = await updateStep(tx, { memberId, step: BigInt(step) });
  return spent.length > 0;
}

const activatePending = tenantStatement<shapes.AuthenticatorActive>(
  'authenticator_active',
  `update member set authenticator_secret = $secret, pending_authenticator = null, authenticator_step = $step,
          second_factors = array_append(array_remove(second_factors, 'ga'), 'ga')
    where merchant_code = $merchant and id = $memberId and pending_authenticator = $secret
   returning id`,
);
const removeRecoveryCodes = tenantStatement<shapes.AuthenticatorOldRecoveryCodes>(
  'authenticator_old_recovery_codes',
  `delete from recovery_code where merchant_code = $merchant and member_id = $memberId`,
);
const insertRecoveryCodes = tenantStatement<shapes.AuthenticatorNewRecoveryCodes>(
  'authenticator_new_recovery_codes',
  `insert into recovery_code (merchant_code, member_id, code_hash)
   select $merchant, $memberId::uuid, code_hash from unnest($codeHashes::bytea[]) as code_hash`,
);

export type AuthenticatorSetup = {
  memberId: string;
  secret: Buffer;
  step: number;
  codeHashes: Buffer[];
};

/** Replaces the pending secret with an active one. Returns false if it is no longer pending: of two requests at once, one succeeds. */
export async function setUp(tx: Tx, made: AuthenticatorSetup): Promise<boolean> {
  const { memberId, secret, step, codeHashes } = made;
  const done = await activatePending(tx, { memberId, secret, step: BigInt(step) });
  if (done.length === 0) return false;
  await removeRecoveryCodes(tx, { memberId });
  await insertRecoveryCodes(tx, { memberId, codeHashes });
  return true;
}

const removeSecret = tenantStatement<shapes.AuthenticatorRemoved>(
  'authenticator_removed',
  `update member set authenticator_secret = null, pending_authenticator = null,
          second_factors = array_remove(second_factors, 'ga')
    where merchant_code = $merchant and id = $memberId and authenticator_secret = $secret
   returning id`,
);
/** Removes the authenticator. Returns whether the member still had this secret. */
export async function takeDown(tx: Tx, memberId: string, secret: Buffer): Promise<boolean> {
  const done = await removeSecret(tx, { memberId, secret });
  if (done.length === 0) return false;
  await removeRecoveryCodes(tx, { memberId });
  return true;
}

const removeRecoveryCode = tenantStatement<shapes.AuthenticatorSpentRecoveryCode>(
  'authenticator_spent_recovery_code',
  `delete from recovery_code
    where merchant_code = $merchant and member_id = $memberId and code_hash = $codeHash returning code_hash`,
);
/** Removes the code. Returns whether it was still there. */
export async function spendRecoveryCode(
  tx: Tx,
  memberId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const spent = await removeRecoveryCode(tx, { memberId, codeHash });
  return spent.length > 0;
}
