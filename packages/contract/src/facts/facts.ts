// Facts that modules pass to each other: events, named in the past tense. A rule writes a fact in the transaction
// of the event, and every module named here receives it at least once, the facts of one member in their order.
// A fact is listed only if there is a module that obeys it.
export const facts = {
  /** The team answered a talk. Delivered a while later, because most members have read the answer by then (CHAT-05). */
  'chat.answered': { obeyedBy: ['chat'] },
  /** A member has not read an answer, and has not been told of one in this talk since the last reading. */
  'chat.unread': { obeyedBy: ['push'] },
  /** No device of the member can be told of an answer. */
  'chat.unreached': { obeyedBy: ['chat'] },
  /** The merchant's team answered a member's message, or changed its answer. */
  'feedback.answered': { obeyedBy: ['push'] },
  /** A member claimed free plays: the supplier of the game has to grant them. */
  'freePlays.claimed': { obeyedBy: ['supplier-grants'] },
  /** A game's address was received for a member who plays for money (TRACK-08). */
  'game.launched': { obeyedBy: ['tracking'] },
  /** A member logged in, by any method; the session is open already. */
  'member.loggedIn': { obeyedBy: ['tracking', 'reward'] },
  /** An account was opened, by any method; its first session is open, too. */
  'member.registered': { obeyedBy: ['tracking', 'reward'] },
  /** A round has its outcome, or its totals changed afterwards. */
  'round.settled': { obeyedBy: ['reward', 'push'] },
} as const satisfies Record<string, { obeyedBy: readonly [string, ...string[]] }>;

export type FactName = keyof typeof facts;
