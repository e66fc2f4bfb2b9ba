// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type EnvelopeKeyOfTurn = {
  values: { envelope: string; beginsAt: Date };
  row: {
    envelope: 'legacy' | 'modern';
    keyId: string;
    beginsAt: Date;
    expiresAt: Date;
    sealedKey: Buffer;
  };
};

export type EnvelopeKeyByName = {
  values: { envelope: string; keyId: string };
  row: {
    envelope: 'legacy' | 'modern';
    keyId: string;
    beginsAt: Date;
    expiresAt: Date;
    sealedKey: Buffer;
  };
};

export type InsertEnvelopeKey = {
  values: { envelope: string; keyId: string; beginsAt: Date; expiresAt: Date; sealedKey: Buffer };
  row: never;
};

export type RemoveEnvelopeKey = {
  values: { envelope: string; keyId: string };
  row: never;
};

export type InsertEnvelopeMark = {
  values: { mark: Buffer; expiresAt: Date };
  row: { mark: Buffer };
};

export type RemoveOldEnvelopeKey = {
  values: { before: Date; most: number };
  row: { keyId: string };
};

export type RemoveOldEnvelopeMark = {
  values: { before: Date; most: number };
  row: { mark: Buffer };
};
