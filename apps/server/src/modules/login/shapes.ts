// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { SecondFactor } from '@parlour/contract/login/second-factors';

export type LoginMemberByName = {
  values: { usernameKey: string };
  row: {
    id: string;
    username: string;
    usernameKey: string;
    passwordHash: string;
    passwordExpired: boolean;
    disabled: boolean;
    mobile: string | null;
    email: string | null;
    payeeName: string | null;
    authenticatorSecret: Buffer | null;
    secondFactors: SecondFactor[];
    language: string | null;
    firstLoginAt: Date | null;
    lastLoginAt: Date | null;
  };
};

export type LoginMemberByMobile = {
  values: { mobile: string };
  row: {
    id: string;
    username: string;
    usernameKey: string;
    passwordHash: string;
    passwordExpired: boolean;
    disabled: boolean;
    mobile: string | null;
    email: string | null;
    payeeName: string | null;
    authenticatorSecret: Buffer | null;
    secondFactors: SecondFactor[];
    language: string | null;
    firstLoginAt: Date | null;
    lastLoginAt: Date | null;
  };
};

export type LoginMember = {
  values: { id: string };
  row: {
    id: string;
    username: string;
    usernameKey: string;
    passwordHash: string;
    passwordExpired: boolean;
    disabled: boolean;
    mobile: string | null;
    email: string | null;
    payeeName: string | null;
    authenticatorSecret: Buffer | null;
    secondFactors: SecondFactor[];
    language: string | null;
    firstLoginAt: Date | null;
    lastLoginAt: Date | null;
  };
};

export type LoginTimes = {
  values: { at: Date; memberId: string; passwordHash: string | null };
  row: { id: string };
};
