// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type PasskeysOfMember = {
  values: { memberId: string };
  row: {
    id: string;
    credentialId: Buffer;
    transports: string[];
    provider: string;
    device: string;
    createdAt: Date;
    lastUsedAt: Date | null;
  };
};

export type PasskeyByCredential = {
  values: { credentialId: Buffer; rpId: string };
  row: { id: string; memberId: string; publicKey: Buffer; counter: bigint };
};

export type PasskeyOwner = {
  values: { memberId: string };
  row: { username: string; email: string | null; language: string | null };
};

export type PasskeyNew = {
  values: {
    memberId: string;
    credentialId: Buffer;
    publicKey: Buffer;
    counter: bigint;
    rpId: string;
    transports: string[];
    provider: string;
    device: string;
    createdAt: Date;
  };
  row: { id: string };
};

export type PasskeyUse = {
  values: { counter: bigint; at: Date; id: string; from: bigint };
  row: { id: string };
};

export type PasskeyHeld = {
  values: { id: string };
  row: never;
};

export type PasskeyRemoved = {
  values: { id: string; memberId: string };
  row: { id: string };
};

export type PasskeyChallenge = {
  values: { challengeHash: Buffer; expiresAt: Date };
  row: { challenge_hash: Buffer };
};

export type PasskeyOldChallenges = {
  values: { before: Date; most: number };
  row: { challenge_hash: Buffer };
};
