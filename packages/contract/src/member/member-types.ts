/** What MEMBER-01 tells apart. The last one is a visitor without a session: no account has it, and no answer tells it. */
export const memberTypes = { regular: [0, 1, 2], restricted: 4, notLoggedIn: -1 } as const;

/** An account's. */
export type MemberType = (typeof memberTypes.regular)[number] | typeof memberTypes.restricted;
