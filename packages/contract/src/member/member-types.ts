/** The types of MEMBER-01. `notLoggedIn` is a visitor without a session: no account has it, and no answer contains it. */
export const memberTypes = { regular: [0, 1, 2], restricted: 4, notLoggedIn: -1 } as const;

/** The type of an account. */
export type MemberType = (typeof memberTypes.regular)[number] | typeof memberTypes.restricted;
