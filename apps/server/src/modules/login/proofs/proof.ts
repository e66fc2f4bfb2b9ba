// Types of the proofs of identity, each in its own file: first proofs begin an attempt, the others are second factors.
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Tx } from '@parlour/database/connection';
import type { CaptchaDeps } from '#modules/captcha';
import type { PasswordCheck } from '#modules/password';
import type { CodeDeps } from '#modules/codes';
import type { Identity, IdentityDeps } from '#modules/identity';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Limits } from '#http/limits';
import type { LockDeps } from '../lock/lock.ts';
import type { LoginMember } from '../store.ts';

export type ProofDeps = CodeDeps &
  LockDeps &
  CaptchaDeps &
  IdentityDeps & { limits: Limits; passwords: PasswordCheck };

/** The result of a first proof. */
export type ProofResult = {
  /** Null if there is no such member, or the proof is wrong. */
  member: LoginMember | null;
  /** The result and member for the audit trail if the proof failed. Callers do not learn it. */
  refused?: { as: AuditEvent<'session.login'>['result']; memberId: string | null };
  /** The hash of the device's cookie; null for a device that the member has never used. Later limits count by it without another query. */
  deviceHash: Buffer | null;
  /** Seconds until the next try counts. */
  retryAfter: number | null;
  /** A second factor that this proof includes: a code to the phone has also proven the phone. */
  factor?: SecondFactor;
  /** Called in the transaction that opens the session, because the proof may have been removed meanwhile. Passwords are compared there anyway. */
  isStillThere?: (tx: Tx) => Promise<boolean>;
  /** The next token of a remembered login, which replaces the one used. */
  nextToken?: string;
  /** An unknown identity, for which an account may be opened. */
  stranger?: Identity;
};
