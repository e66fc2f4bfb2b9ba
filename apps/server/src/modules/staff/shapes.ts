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

export type ReplaceStaffInvitation = {
  values: { staffId: string; tokenHash: Buffer; expiresAt: Date };
  row: never;
};

export type RemoveStaffInvitation = {
  values: { staffId: string };
  row: never;
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
    role: 'owner' | 'manager' | 'support' | null;
    of: string | null;
  };
};

export type FindStaffMerchant = {
  values: { code: string };
  row: { code: string };
};
