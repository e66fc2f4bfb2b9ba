// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type InsertStaffAccount = {
  values: { mail: string; at: Date };
  row: never;
};

export type LockStaffAccount = {
  values: { mail: string };
  row: { id: string; state: 'invited' | 'active' | 'disabled' };
};

export type InsertStaffGrant = {
  values: { staffId: string; role: string; of: string | null; at: Date };
  row: never;
};

export type RemoveStaffGrant = {
  values: { staffId: string; role: string; of: string | null };
  row: { role: 'owner' | 'manager' | 'support' };
};

export type DisableStaffAccount = {
  values: { staffId: string };
  row: { id: string };
};

export type RemoveStaffSessions = {
  values: { staffId: string };
  row: never;
};

export type ListStaffAccounts = {
  values: null;
  row: {
    mail: string;
    state: 'invited' | 'active' | 'disabled';
    hasPasskey: boolean;
    hasAuthenticator: boolean;
    role: 'owner' | 'manager' | 'support' | null;
    of: string | null;
  };
};

export type ListStaffColleagues = {
  values: { of: string; only: string | null };
  row: { mail: string; roles: string[] };
};

export type FindStaffMerchant = {
  values: { code: string };
  row: { code: string };
};

export type FindStaffCredentials = {
  values: { mail: string };
  row: {
    id: string;
    mail: string;
    state: 'invited' | 'active' | 'disabled';
    passwordHash: string | null;
    secret: Buffer | null;
    isDemo: boolean;
    passkeyId: Buffer | null;
    passkeyKey: Buffer | null;
    passkeyCounter: bigint | null;
  };
};

export type LockStaffCredentials = {
  values: { staffId: string; passwordHash: string };
  row: { id: string };
};

export type SpendStaffStep = {
  values: { step: bigint; staffId: string };
  row: { id: string };
};

export type SpendStaffPasskey = {
  values: { counter: bigint; endsAt: Date; credentialId: Buffer; from: bigint };
  row: { credential_id: Buffer };
};

export type SpendStaffRecoveryCode = {
  values: { staffId: string; codeHash: Buffer };
  row: { code_hash: Buffer };
};

export type FindStaffRecoveryCode = {
  values: { staffId: string; codeHash: Buffer };
  row: never;
};

export type LockStaffById = {
  values: { staffId: string };
  row: never;
};

export type ActivateStaffAccount = {
  values: {
    passwordHash: string;
    secret: Buffer | null;
    step: bigint | null;
    passkeyId: Buffer | null;
    staffId: string;
  };
  row: never;
};

export type InsertStaffPasskey = {
  values: { credentialId: Buffer; staffId: string; publicKey: Buffer; counter: bigint };
  row: { credential_id: Buffer };
};

export type RemoveStaffPasskeys = {
  values: { staffId: string; passkeyId: Buffer | null };
  row: never;
};

export type RemoveStaffRecoveryCodes = {
  values: { staffId: string };
  row: never;
};

export type InsertStaffRecoveryCodes = {
  values: { staffId: string; codeHashes: Buffer[] };
  row: never;
};

export type ReplaceStaffInvitation = {
  values: { staffId: string; tokenHash: Buffer; expiresAt: Date };
  row: never;
};

export type RemoveStaffInvitation = {
  values: { staffId: string };
  row: never;
};

export type FindStaffInvitation = {
  values: { tokenHash: Buffer; now: Date };
  row: { staffId: string; pending: Buffer | null; mail: string };
};

export type KeepStaffPending = {
  values: { pending: Buffer; tokenHash: Buffer; now: Date };
  row: { pending: Buffer };
};

export type TakeStaffInvitation = {
  values: { tokenHash: Buffer; now: Date };
  row: { staff_id: string };
};

export type RemoveOldStaffInvitations = {
  values: { before: Date; most: number };
  row: { staff_id: string };
};

export type InsertStaffSession = {
  values: { staffId: string; tokenHash: Buffer; of: string | null; at: Date; expiresAt: Date };
  row: never;
};

export type FindStaffSession = {
  values: { tokenHash: Buffer };
  row: {
    id: string;
    staffId: string;
    of: string | null;
    lastSeenAt: Date;
    expiresAt: Date;
    mail: string;
  };
};

export type HoldStaffSession = {
  values: { id: string; staffId: string };
  row: { of: string | null; lastSeenAt: Date; expiresAt: Date };
};

export type NoteStaffSeen = {
  values: { at: Date; id: string };
  row: never;
};

export type SetStaffMerchant = {
  values: { of: string; id: string };
  row: never;
};

export type ListStaffListeners = {
  values: { ids: string[] };
  row: { id: string; of: string | null; lastSeenAt: Date; expiresAt: Date; roles: string[] };
};

export type RemoveStaffSession = {
  values: { tokenHash: Buffer };
  row: { mail: string };
};

export type FindStaffDevice = {
  values: { deviceHash: Buffer; mail: string };
  row: never;
};

export type NoteStaffDevice = {
  values: { staffId: string; deviceHash: Buffer; at: Date };
  row: never;
};

export type RemoveSurplusStaffDevices = {
  values: { staffId: string };
  row: never;
};

export type RemoveStaffDevices = {
  values: { staffId: string };
  row: never;
};

export type ListStaffMerchants = {
  values: { staffId: string; only: string | null };
  row: { merchant: string; name: string; roles: string[] };
};

export type RemoveEndedStaffSessions = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type RemoveOldStaffDevices = {
  values: { before: Date; most: number };
  row: { device_hash: Buffer };
};
