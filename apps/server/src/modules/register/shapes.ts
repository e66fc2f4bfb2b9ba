// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type RegisterLock = {
  values: { what: string };
  row: never;
};

export type RegisterName = {
  values: { usernameKey: string };
  row: never;
};

export type RegisterMobile = {
  values: { mobile: string };
  row: never;
};

export type RegisterEmail = {
  values: { email: string };
  row: never;
};

export type RegisterMember = {
  values: {
    username: string;
    usernameKey: string;
    passwordHash: string;
    mobile: string | null;
    email: string | null;
    emailProvenAt: Date | null;
    payeeName: string | null;
    language: string;
    createdAt: Date;
  };
  row: { id: string; username: string };
};

export type RegisterRegistration = {
  values: {
    memberId: string;
    method: string;
    affiliateCode: string | null;
    referralCode: string | null;
    domain: string | null;
    registerUrl: string | null;
    claimedMobile: string | null;
    claimedEmail: string | null;
    acceptedAt: Date | null;
    createdAt: Date;
  };
  row: never;
};

export type RegisterForm = {
  values: { formHash: Buffer; memberId: string; createdAt: Date };
  row: never;
};

export type RegisterMemberOfForm = {
  values: { formHash: Buffer; since: Date };
  row: { id: string; username: string; passwordHash: string };
};

export type RegisterOldForms = {
  values: { before: Date; most: number };
  row: { form_hash: Buffer };
};
