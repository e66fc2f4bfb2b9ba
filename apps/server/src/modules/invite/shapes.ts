// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type FindInviter = {
  values: { code: string };
  row: { id: string };
};

export type FindInviteCode = {
  values: { memberId: string };
  row: { code: string };
};

export type InsertInvitation = {
  values: { friendId: string; inviterId: string; joinedAt: Date; mark: string | null };
  row: never;
};

export type LockJoinedInvitation = {
  values: { friendId: string };
  row: {
    friendId: string;
    inviterId: string;
    mark: 'same_device' | 'same_address' | 'many_today' | 'many_of_member' | null;
  };
};

export type SettleInvitation = {
  values: { state: string; mark: string | null; qualifiedAt: Date; friendId: string };
  row: never;
};

export type ListFriends = {
  values: { inviterId: string };
  row: {
    friendId: string;
    username: string;
    joinedAt: Date;
    state: 'joined' | 'qualified' | 'withheld' | 'refused';
  };
};

export type FindInvitationMark = {
  values: {
    inviterId: string;
    deviceHash: Buffer | null;
    deviceId: string | null;
    friendId: string;
    since: Date;
  };
  row: { mark: string | null };
};
