// From an attempt to a session: which of its outcomes follows from what was proven. One table; the first row that fits counts.
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { LoginOutcome } from '@parlour/database/tables/login';

/** What began the attempt. */
export type FirstProof = 'password' | 'sms' | 'remembered' | 'passkey' | 'identity';

export type AttemptFacts = {
  /** The first proof was right, and the member may log in. */
  isProven: boolean;
  first: FirstProof;
  /** The factors of the member that the merchant allows; one of them is enough (TFA-02). */
  asked: readonly SecondFactor[];
  /** Those that this attempt has proven; a login by a code that was sent to the phone has proven `sms`. */
  given: readonly SecondFactor[];
  /** From this address the member has passed a second factor before (TFA-08). */
  isKnownAddress: boolean;
  /** LOGIN-04. */
  mustChangePassword: boolean;
};

type Row = { when: (facts: AttemptFacts) => boolean; outcome: LoginOutcome };

/** A passkey is one that somebody has, and has unlocked: it counts for both. */
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

/** Nothing of an attempt is a session before the fourth row. */
const outcomes: readonly Row[] = [
  { when: ({ isProven }) => !isProven, outcome: 'refused' },
  { when: (facts) => !isSecondProven(facts), outcome: 'waiting' },
  // Never for what needs no password: its owner may not know it at all.
  {
    when: ({ mustChangePassword, first }) => mustChangePassword && standsForPassword[first],
    outcome: 'limited',
  },
  // A second factor on top makes it whole (weak spot 3).
  { when: ({ first, given }) => first === 'remembered' && given.length === 0, outcome: 'basic' },
  { when: () => true, outcome: 'full' },
];

export function outcomeOf(facts: AttemptFacts): LoginOutcome {
  const row = outcomes.find(({ when }) => when(facts));
  if (!row) throw new Error('no row of the outcomes fits');
  return row.outcome;
}
