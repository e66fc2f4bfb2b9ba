// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type PasswordOfMember = {
  values: { memberId: string };
  row: { username: string; passwordHash: string };
};

export type PasswordChange = {
  values: { to: string; memberId: string; from: string };
  row: { id: string };
};
