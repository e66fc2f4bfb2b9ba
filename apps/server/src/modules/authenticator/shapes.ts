// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type AuthenticatorOfMember = {
  values: { memberId: string };
  row: { username: string; secret: Buffer | null; pending: Buffer | null; passwordHash: string };
};

export type AuthenticatorPending = {
  values: { pending: Buffer; memberId: string };
  row: never;
};

export type AuthenticatorStep = {
  values: { step: bigint; memberId: string };
  row: { id: string };
};

export type AuthenticatorActive = {
  values: { secret: Buffer; step: bigint; memberId: string };
  row: { id: string };
};

export type AuthenticatorOldRecoveryCodes = {
  values: { memberId: string };
  row: never;
};

export type AuthenticatorNewRecoveryCodes = {
  values: { memberId: string; codeHashes: Buffer[] };
  row: never;
};

export type AuthenticatorRemoved = {
  values: { memberId: string; secret: Buffer };
  row: { id: string };
};

export type AuthenticatorSpentRecoveryCode = {
  values: { memberId: string; codeHash: Buffer };
  row: { code_hash: Buffer };
};
