// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type LoginGuess = {
  values: { at: Date; mostFailures: number; subject: Buffer; attemptId: string };
  row: { isCounted: boolean; lockedUntil: Date | null };
};

export type LoginGuessTakenBack = {
  values: { subject: Buffer; mostFailures: number };
  row: never;
};

export type LoginGuessesForgotten = {
  values: { subjects: Buffer[] };
  row: never;
};

export type LoginOldLocks = {
  values: { before: Date; most: number };
  row: { subject: Buffer };
};
