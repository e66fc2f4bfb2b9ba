// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type LoginNewAttempt = {
  values: {
    memberId: string | null;
    deviceId: string;
    proofsGiven: string[];
    proofsAsked: string[];
    outcome: string;
    createdAt: Date;
    expiresAt: Date;
  };
  row: never;
};

export type LoginWaitingEnded = {
  values: { memberId: string; deviceId: string; now: Date };
  row: { id: string };
};

export type LoginIsWaiting = {
  values: { memberId: string; deviceId: string; now: Date };
  row: never;
};

export type LoginPassedAddress = {
  values: { addressHash: Buffer };
  row: never;
};

export type LoginNewPassedAddress = {
  values: { addressHash: Buffer; memberId: string; passedAt: Date };
  row: never;
};

export type LoginAddressesForgotten = {
  values: { memberId: string };
  row: never;
};

export type LoginOldAttempts = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type LoginOldAddresses = {
  values: { before: Date; most: number };
  row: { address_hash: Buffer };
};
