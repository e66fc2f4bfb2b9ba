// What modules tell each other: something that happened, named in the past tense. A rule writes it in the transaction
// in which it happened, and every module named here hears of it at least once, a member's facts in their order.
// A fact is listed when there is a module that obeys it.
export const facts = {
  /** The merchant's team answered a member's message, or answered it anew. */
  'feedback.answered': { obeyedBy: ['push'] },
  /** A member claimed free plays: the supplier of the game has to grant them. */
  'freePlays.claimed': { obeyedBy: ['supplier-grants'] },
  /** A game's address was received for a member who plays for money (TRACK-08). */
  'game.launched': { obeyedBy: ['tracking'] },
  /** By whichever way; the session is open already. */
  'member.loggedIn': { obeyedBy: ['tracking', 'reward'] },
  /** An account was opened, by whichever way; its first session is open, too. */
  'member.registered': { obeyedBy: ['tracking', 'reward'] },
  /** A round had its outcome, or what it came to changed afterwards. */
  'round.settled': { obeyedBy: ['reward', 'push'] },
} as const satisfies Record<string, { obeyedBy: readonly [string, ...string[]] }>;

export type FactName = keyof typeof facts;
