// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type RememberedLoginLock = {
  values: { selector: Buffer };
  row: {
    memberId: string;
    deviceHash: Buffer;
    secretHash: Buffer;
    previousHash: Buffer | null;
    usedAt: Date;
  };
};

export type RememberedLoginNew = {
  values: { selector: Buffer; memberId: string; deviceHash: Buffer; secretHash: Buffer; now: Date };
  row: never;
};

export type RememberedLoginTurned = {
  values: { secretHash: Buffer; previousHash: Buffer; usedAt: Date; selector: Buffer };
  row: never;
};

export type RememberedLoginRemoved = {
  values: { selector: Buffer };
  row: never;
};

export type RememberedLoginOfDevice = {
  values: { memberId: string; deviceHash: Buffer };
  row: never;
};

export type RememberedLoginsOfMember = {
  values: { memberId: string };
  row: never;
};

export type RememberedLoginsOld = {
  values: { before: Date; most: number };
  row: { selector: Buffer };
};
