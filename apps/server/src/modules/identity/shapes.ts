// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type IdentityOwner = {
  values: { issuer: string; subject: string };
  row: { memberId: string };
};

export type IdentitiesOfMember = {
  values: { memberId: string; most: number };
  row: {
    id: string;
    issuer: string;
    subject: string;
    channel: 'google' | 'facebook' | 'twitter' | 'line' | 'phone';
    label: string;
    boundAt: Date;
  };
};

export type IdentityLock = {
  values: { issuer: string; subject: string };
  row: never;
};

export type IdentityNew = {
  values: {
    issuer: string;
    subject: string;
    channel: string;
    label: string;
    memberId: string;
    boundAt: Date;
  };
  row: {
    id: string;
    issuer: string;
    subject: string;
    channel: 'google' | 'facebook' | 'twitter' | 'line' | 'phone';
    label: string;
    boundAt: Date;
  };
};

export type IdentityIsOnlyWay = {
  values: { id: string; hasPasskeys: boolean; memberId: string };
  row: { found: boolean };
};

export type IdentityRemoved = {
  values: { id: string; memberId: string };
  row: { channel: 'google' | 'facebook' | 'twitter' | 'line' | 'phone' };
};

export type IdentityUsedToken = {
  values: { tokenHash: Buffer; expiresAt: Date };
  row: { token_hash: Buffer };
};

export type IdentityOldTokens = {
  values: { before: Date; most: number };
  row: { token_hash: Buffer };
};
