// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type CodeNew = {
  values: { subject: Buffer; codeHash: Buffer | null; createdAt: Date; expiresAt: Date };
  row: never;
};

export type CodeTaken = {
  values: { codeHash: Buffer; subject: Buffer; now: Date; mostTries: number };
  row: { isRight: boolean };
};

export type CodeTried = {
  values: { subject: Buffer; now: Date; mostTries: number; codeHash: Buffer };
  row: { isRight: boolean };
};

export type CodeEnded = {
  values: { subject: Buffer; codeHash: Buffer; now: Date };
  row: { subject: Buffer };
};

export type CodeOld = {
  values: { before: Date; most: number };
  row: { subject: Buffer };
};

export type CodeOwners = {
  values: { mobile: string };
  row: never;
};

export type CodeEmail = {
  values: { usernameKey: string };
  row: { email: string | null };
};
