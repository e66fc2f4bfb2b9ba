import type { LoginOutcome } from '@parlour/database/tables/login';
import type { AttemptFacts } from './attempt/outcome.ts';
import type { Proven } from './proofs/proof.ts';
import type { LoginMember } from './store.ts';

/** An attempt that has proven all that it has to. */
export type Login = Omit<Proven, 'member' | 'retryAfter'> & {
  member: LoginMember;
  input: { username: string; loginDeviceId: string; rememberMe?: boolean | undefined };
  facts: AttemptFacts;
  outcome: LoginOutcome;
};
