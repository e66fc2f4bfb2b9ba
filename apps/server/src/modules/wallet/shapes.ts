// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type InsertWalletToken = {
  values: {
    tokenHash: Buffer;
    memberId: string;
    sessionId: string;
    integration: string;
    gameCode: string;
    currency: string;
    createdAt: Date;
  };
  row: never;
};

export type RemoveOldWalletToken = {
  values: { before: Date; most: number };
  row: { hash: Buffer };
};
