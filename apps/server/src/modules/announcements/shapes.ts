// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Texts } from '@parlour/database/columns/lobby';

export type AnnouncementGroups = {
  values: null;
  row: { groupName: string; checkbox: 'none' | 'today' | 'never' };
};

export type AnnouncementList = {
  values: null;
  row: {
    groupName: string;
    id: string;
    position: number;
    execution: 'A' | 'B' | 'F';
    titles: Texts;
    contents: Texts;
    promotionType: PromotionType | null;
    startsAt: Date | null;
    endsAt: Date | null;
    isForcedRead: boolean;
    activityUrl: string | null;
    createdAt: Date;
  };
};

export type AnnouncementLock = {
  values: { groupName: string };
  row: {
    groupName: string;
    id: string;
    position: number;
    execution: 'A' | 'B' | 'F';
    titles: Texts;
    contents: Texts;
    promotionType: PromotionType | null;
    startsAt: Date | null;
    endsAt: Date | null;
    isForcedRead: boolean;
    activityUrl: string | null;
    createdAt: Date;
  };
};

export type AnnouncementGroup = {
  values: { groupName: string; checkbox: string };
  row: never;
};

export type AnnouncementNew = {
  values: { rows: string };
  row: never;
};

export type AnnouncementOld = {
  values: { groupName: string; ids: string[] };
  row: never;
};

export type AnnouncementOldGroup = {
  values: { groupName: string };
  row: never;
};
