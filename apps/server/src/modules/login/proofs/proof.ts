// What proves who somebody is. A file for each: the first proofs begin an attempt, the others are second factors.
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

/** What a first proof found. */
export type Proven = {
  /** Null where nobody has the name, or the proof is wrong. */
  member: LoginMember | null;
  /** Where there is no such member: what the trace is told, and of whom. Callers learn nothing of it. */
  refused?: { as: AuditEvent<'session.login'>['result']; memberId: string | null };
  /** Null for a device that the member never used. Whoever asks further counts by it, and asks the database no more. */
  deviceHash: Buffer | null;
  /** Seconds until the next try counts. */
  retryAfter: number | null;
  /** The second factor that it is as well: a code to the phone has proven the phone. */
  factor?: SecondFactor;
  /** Asked in the transaction that opens the session: what was shown may have been taken away meanwhile. A password is compared there. */
  isStillThere?: (tx: Tx) => Promise<boolean>;
  /** Of a remembered login: the token that takes the shown one's place. */
  nextToken?: string;
  /** Whom nobody here knows: an account may be opened for it. */
  stranger?: Identity;
};
