// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';
import type { Texts } from '@parlour/database/columns/lobby';

export type LaunchGame = {
  values: { vendor: string; gameId: string | null; category: string | null };
  row: {
    vendor: string;
    nodeId: string;
    gameId: string;
    category: string;
    names: Texts;
    integration: string | null;
    leastStake: bigint;
    isLobby: boolean;
  };
};

export type LaunchMemberType = {
  values: { memberId: string };
  row: { type: MemberType };
};

export type LaunchVendorCard = {
  values: { vendor: string; category: string };
  row: { accountType: string; displayName: string | null };
};

export type UpsertRecentGame = {
  values: { memberId: string; vendor: string; nodeId: string; playedAt: Date };
  row: never;
};
