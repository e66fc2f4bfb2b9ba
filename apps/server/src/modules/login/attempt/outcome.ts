// Decides the outcome of an attempt from its proofs. One table; the first row that matches counts.
import type { SecondFactor } from '@parlour/contract/login/second-factors';

/** The outcome of an attempt; `waiting`: for a second factor. */
export type LoginOutcome = 'refused' | 'waiting' | 'limited' | 'basic' | 'full';

/** The proof with which an attempt began. */
export type FirstProof = 'password' | 'sms' | 'remembered' | 'passkey' | 'identity';

export type AttemptFacts = {
  /** True if the first proof was right, and the member may log in. */
  isProven: boolean;
  first: FirstProof;
  /** The member's factors that the merchant allows; one of them is enough (TFA-02). */
  asked: readonly SecondFactor[];
  /** Factors proven in this attempt; a login by a code to the phone has proven `sms`. */
  given: readonly SecondFactor[];
  /** True if the member has passed a second factor from this address before (TFA-08). */
  isKnownAddress: boolean;
  /** True if the password has to be changed (LOGIN-04). */
  mustChangePassword: boolean;
};

type Row = { when: (facts: AttemptFacts) => boolean; outcome: LoginOutcome };

/** True if no second factor is missing. A passkey counts as two: possession and unlocking. */
const isSecondProven = ({ first, asked, given, isKnownAddress }: AttemptFacts): boolean =>
  first === 'passkey' ||
  asked.length === 0 ||
  isKnownAddress ||
  given.some((factor) => asked.includes(factor));

const standsForPassword: Record<FirstProof, boolean> = {
  password: true,
  remembered: true,
  sms: false,
  passkey: false,
  identity: false,
};

/** Outcomes by condition. Only the last three rows open a session. */
const outcomes: readonly Row[] = [
  { when: ({ isProven }) => !isProven, outcome: 'refused' },
  { when: (facts) => !isSecondProven(facts), outcome: 'waiting' },
  // Not for logins without a password, which the owner may not know at all.
  {
    when: ({ mustChangePassword, first }) => mustChangePassword && standsForPassword[first],
    outcome: 'limited',
  },
  // With a second factor, a remembered login gets full rights (weak spot 3).
  { when: ({ first, given }) => first === 'remembered' && given.length === 0, outcome: 'basic' },
  { when: () => true, outcome: 'full' },
];

export function outcomeOf(facts: AttemptFacts): LoginOutcome {
  const row = outcomes.find(({ when }) => when(facts));
  if (!row) throw new Error('no row of the outcomes fits');
  return row.outcome;
}
