// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type RecoveryOwner = {
  values: { usernameKey: string };
  row: {
    id: string;
    username: string;
    passwordHash: string;
    mobile: string | null;
    email: string | null;
    language: string | null;
  };
};
