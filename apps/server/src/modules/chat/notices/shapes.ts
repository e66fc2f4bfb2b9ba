// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';

export type FindAnsweredTalk = {
  values: { talkId: string };
  row: {
    read: number;
    told: number;
    mailed: number;
    type: MemberType;
    isDisabled: boolean;
    username: string;
    language: string | null;
    email: string | null;
  };
};

export type LockAnsweredTalk = {
  values: { talkId: string };
  row: {
    read: number;
    told: number;
    mailed: number;
    type: MemberType;
    isDisabled: boolean;
    username: string;
    language: string | null;
    email: string | null;
  };
};

export type NoteChatTold = {
  values: { place: number; talkId: string };
  row: never;
};

export type NoteChatMailed = {
  values: { place: number; talkId: string };
  row: never;
};
