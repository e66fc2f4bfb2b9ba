import type { AttemptFacts, LoginOutcome } from './attempt/outcome.ts';
import type { ProofResult } from './proofs/proof.ts';
import type { LoginMember } from './store.ts';

/** An attempt that has all required proofs. */
export type Login = Omit<ProofResult, 'member' | 'retryAfter'> & {
  member: LoginMember;
  input: { username: string; loginDeviceId: string; rememberMe?: boolean | undefined };
  facts: AttemptFacts;
  outcome: LoginOutcome;
};
