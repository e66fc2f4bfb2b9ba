// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { Texts } from '@parlour/database/columns/lobby';

export type UpsertNotification = {
  values: { memberId: string; kind: string; source: string; about: string; path: string; at: Date };
  row: never;
};

export type RemoveNotification = {
  values: { memberId: string; source: string };
  row: never;
};

export type ListNotifications = {
  values: { memberId: string; since: Date; most: number };
  row: {
    id: string;
    kind: 'draw' | 'prize' | 'answer';
    about: Record<string, string>;
    path: string;
    at: Date;
    isRead: boolean;
    gameNames: Texts | null;
    answer: string | null;
  };
};

export type ListAnnouncementMarks = {
  values: { memberId: string };
  row: { announcement: string; sum: string };
};

export type MarkNotifications = {
  values: { at: Date; memberId: string; ids: string[] };
  row: never;
};

export type UpsertAnnouncementMarks = {
  values: { memberId: string; at: Date; announcements: string[]; sums: string[] };
  row: never;
};

export type RemoveOldNotification = {
  values: { before: Date; most: number };
  row: { id: string };
};

export type RemoveOldAnnouncementRead = {
  values: { before: Date; most: number };
  row: { id: string };
};
