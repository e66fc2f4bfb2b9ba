// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';
import type { Texts } from '@parlour/database/columns/lobby';

export type MemberByName = {
  values: { key: string };
  row: { id: string; username: string };
};

export type MemberForStaff = {
  values: { id: string };
  row: {
    number: bigint;
    username: string;
    type: MemberType;
    disabled: boolean;
    language: string | null;
    createdAt: Date;
    isMailProven: boolean;
    labelId: string | null;
    labelName: string | null;
    labelNames: Partial<Texts> | null;
    rankLevel: number | null;
  };
};

export type MemberOwn = {
  values: { id: string };
  row: {
    id: string;
    number: bigint;
    username: string;
    nickname: string | null;
    mobile: string | null;
    type: MemberType;
    language: string | null;
    createdAt: Date;
    previousLoginAt: Date | null;
    hasAuthenticator: boolean;
    labelId: string | null;
    labelName: string | null;
    labelNames: Partial<Texts> | null;
    labelType: 'AUTO' | 'MANUAL' | null;
    rankLevel: number | null;
  };
};

export type MemberRankProgress = {
  values: { memberId: string };
  row: {
    labelId: string | null;
    completedConditions: number | null;
    totalConditions: number | null;
    nextLabelId: string | null;
    isCounted: boolean;
  };
};

export type MemberLanguage = {
  values: { language: string; memberId: string };
  row: never;
};

export type MemberEmailProven = {
  values: { at: Date; memberId: string; email: string };
  row: never;
};
