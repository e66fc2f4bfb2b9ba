// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';

export type ListTalkMessages = {
  values: { talkId: string; before: string | null; most: number };
  row: {
    id: string;
    place: number;
    clientId: string | null;
    author: 'member' | 'staff' | 'system';
    name: string | null;
    text: string;
    at: Date;
    pictureIds: string[];
    isRead: boolean;
  };
};

export type FindTalkMessage = {
  values: { talkId: string; author: string; clientId: string };
  row: {
    id: string;
    place: number;
    clientId: string | null;
    author: 'member' | 'staff' | 'system';
    name: string | null;
    text: string;
    at: Date;
    pictureIds: string[];
    isRead: boolean;
  };
};

export type FindMessagePlace = {
  values: { talkId: string; memberId: string; id: string };
  row: { place: number };
};

export type ListChatSentSince = {
  values: { memberId: string; since: Date; most: number };
  row: { at: Date };
};

export type InsertTalkMessage = {
  values: {
    talkId: string;
    memberId: string;
    place: number;
    author: string;
    clientId: string | null;
    name: string | null;
    text: string;
    at: Date;
  };
  row: { id: string };
};

export type InsertChatPicture = {
  values: { memberId: string; byStaff: boolean; content: Buffer; addedAt: Date; expiresAt: Date };
  row: { id: string };
};

export type RemoveUnusedChatPictures = {
  values: { memberId: string; byStaff: boolean; most: number };
  row: never;
};

export type AttachChatPicture = {
  values: {
    messageId: string;
    position: number;
    id: string;
    memberId: string;
    byStaff: boolean;
    at: Date;
  };
  row: { id: string };
};

export type FindChatPicture = {
  values: { id: string; memberId: string; at: Date };
  row: { content: Buffer };
};

export type FindTalkPicture = {
  values: { id: string; talkId: string };
  row: { content: Buffer };
};

export type RemoveOldChatPicture = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type ListChatQueue = {
  values: {
    state: string | null;
    whose: string | null;
    by: string;
    find: string | null;
    most: number;
  };
  row: {
    id: string;
    memberId: string;
    username: string;
    language: string | null;
    subject: string;
    state: 'open' | 'waiting' | 'closed';
    lastAt: Date;
    waitsSince: Date | null;
    takenBy: string | null;
    stars: number | null;
    lastFrom: 'member' | 'staff' | 'system' | null;
    lastName: string | null;
    lastText: string | null;
    unread: number;
  };
};

export type CountChatQueue = {
  values: { by: string };
  row: { waiting: number; mine: number };
};

export type FindQueuedTalk = {
  values: { id: string };
  row: {
    id: string;
    memberId: string;
    username: string;
    language: string | null;
    subject: string;
    state: 'open' | 'waiting' | 'closed';
    lastAt: Date;
    waitsSince: Date | null;
    takenBy: string | null;
    stars: number | null;
    lastFrom: 'member' | 'staff' | 'system' | null;
    lastName: string | null;
    lastText: string | null;
    unread: number;
  };
};

export type LockQueuedTalk = {
  values: { id: string };
  row: { memberId: string; messages: number; takenBy: string | null };
};

export type TakeTalk = {
  values: { takenBy: string | null; id: string };
  row: never;
};

export type MarkTalkReadByStaff = {
  values: { id: string };
  row: { memberId: string };
};

export type NoteStaffMessage = {
  values: { place: number; at: Date; takenBy: string; id: string };
  row: never;
};

export type CloseTalk = {
  values: { at: Date; id: string };
  row: { memberId: string };
};

export type LockChat = {
  values: { memberId: string };
  row: never;
};

export type CountUnreadChat = {
  values: { memberId: string };
  row: { type: MemberType; unread: number };
};

export type FindChatMemberType = {
  values: { memberId: string };
  row: { type: MemberType };
};

export type ListTalks = {
  values: { memberId: string; most: number };
  row: {
    id: string;
    subject: string;
    state: 'open' | 'waiting' | 'closed';
    lastAt: Date;
    closedAt: Date | null;
    stars: number | null;
    lastFrom: 'member' | 'staff' | 'system' | null;
    lastName: string | null;
    lastText: string | null;
    unread: number;
  };
};

export type FindTalk = {
  values: { memberId: string; id: string };
  row: {
    id: string;
    subject: string;
    state: 'open' | 'waiting' | 'closed';
    lastAt: Date;
    closedAt: Date | null;
    stars: number | null;
    lastFrom: 'member' | 'staff' | 'system' | null;
    lastName: string | null;
    lastText: string | null;
    unread: number;
  };
};

export type FindTalkByClient = {
  values: { memberId: string; clientId: string };
  row: { id: string };
};

export type ListTalkBeginnings = {
  values: { memberId: string; since: Date; most: number };
  row: { at: Date };
};

export type InsertTalk = {
  values: { memberId: string; clientId: string; subject: string; at: Date };
  row: { id: string };
};

export type LockTalk = {
  values: { id: string; memberId: string };
  row: {
    state: 'open' | 'waiting' | 'closed';
    messages: number;
    closedAt: Date | null;
    awayUntil: Date | null;
    stars: number | null;
  };
};

export type NoteMemberMessage = {
  values: { place: number; at: Date; id: string };
  row: never;
};

export type NoteChatAway = {
  values: { place: number; until: Date; id: string };
  row: never;
};

export type MarkTalkRead = {
  values: { place: number; id: string; memberId: string };
  row: { id: string };
};

export type RateTalk = {
  values: { stars: number; remark: string | null; id: string };
  row: never;
};
