// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type HandoffNew = {
  values: {
    codeHash: Buffer;
    sessionId: string;
    purpose: string;
    audience: string;
    expiresAt: Date;
  };
  row: never;
};

export type HandoffByCode = {
  values: { codeHash: Buffer; purpose: string; now: Date };
  row: {
    audience: string;
    id: string;
    memberId: string;
    deviceId: string;
    cookieHash: Buffer;
    limited: boolean;
    basic: boolean;
    lastSeenAt: Date;
    expiresAt: Date;
    username: string;
    disabled: boolean;
    previousLoginAt: Date | null;
  };
};

export type HandoffSpent = {
  values: { codeHash: Buffer };
  row: { code_hash: Buffer };
};

export type HandoffsEnded = {
  values: { before: Date; most: number };
  row: { code_hash: Buffer };
};

export type KnownDeviceExists = {
  values: { memberId: string; deviceHash: Buffer };
  row: never;
};

export type KnownDevicesOfMember = {
  values: { memberId: string };
  row: { deviceHash: Buffer };
};

export type KnownDeviceUsed = {
  values: { memberId: string; deviceHash: Buffer; lastLoginAt: Date };
  row: never;
};

export type KnownDevicesSurplus = {
  values: { memberId: string };
  row: never;
};

export type KnownDevicesForgotten = {
  values: { memberId: string; kept: Buffer | null };
  row: never;
};

export type KnownDeviceOwners = {
  values: { deviceHash: Buffer; usernameKey: string; mobile: string };
  row: { memberId: string };
};

export type KnownDevicesOld = {
  values: { before: Date; most: number };
  row: { device_hash: Buffer };
};

export type SessionByToken = {
  values: { tokenHash: Buffer };
  row: {
    id: string;
    memberId: string;
    deviceId: string;
    cookieHash: Buffer;
    limited: boolean;
    basic: boolean;
    lastSeenAt: Date;
    expiresAt: Date;
    username: string;
    disabled: boolean;
    previousLoginAt: Date | null;
  };
};

export type SessionByCookie = {
  values: { cookieHash: Buffer };
  row: {
    id: string;
    memberId: string;
    deviceId: string;
    cookieHash: Buffer;
    limited: boolean;
    basic: boolean;
    lastSeenAt: Date;
    expiresAt: Date;
    username: string;
    disabled: boolean;
    previousLoginAt: Date | null;
  };
};

export type SessionMemberByCookie = {
  values: { cookieHash: Buffer };
  row: { memberId: string };
};

export type SessionNew = {
  values: {
    memberId: string;
    tokenHash: Buffer;
    cookieHash: Buffer;
    limited: boolean;
    basic: boolean;
    device: string;
    country: string;
    deviceHash: Buffer | null;
    deviceId: string;
    createdAt: Date;
    lastSeenAt: Date;
    expiresAt: Date;
  };
  row: never;
};

export type SessionSeen = {
  values: { at: Date; id: string };
  row: never;
};

export type SessionMemberLock = {
  values: { memberId: string };
  row: never;
};

export type SessionHeld = {
  values: { id: string };
  row: { limited: boolean; basic: boolean; lastSeenAt: Date; expiresAt: Date; disabled: boolean };
};

export type SessionHeldByCookie = {
  values: { cookieHash: Buffer; now: Date };
  row: { id: string; memberId: string };
};

export type SessionRemoved = {
  values: { id: string; memberId: string };
  row: { deviceHash: Buffer | null };
};

export type SessionRemovedByCookie = {
  values: { cookieHash: Buffer };
  row: { memberId: string };
};

export type SessionsOfMember = {
  values: { memberId: string };
  row: {
    id: string;
    device: string;
    country: string;
    createdAt: Date;
    lastSeenAt: Date;
    expiresAt: Date;
  };
};

export type SessionsOther = {
  values: { memberId: string; keptId: string | null };
  row: { id: string };
};

export type SessionsOver = {
  values: { ids: string[]; now: Date; seenAfter: Date };
  row: { id: string };
};

export type SessionsEnded = {
  values: { before: Date; most: number };
  row: { id: string };
};
