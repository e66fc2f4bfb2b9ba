// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { Club } from '@parlour/contract/club/club.schema';

export type SaveClub = {
  values: { definition: string; currency: string; changedAt: Date };
  row: never;
};

export type SaveClubLabel = {
  values: { id: string; name: string; rankLevel: number; names: string };
  row: never;
};

export type ListClubLabels = {
  values: null;
  row: { id: string; type: 'AUTO' | 'MANUAL' };
};

export type CountMembersByLabel = {
  values: null;
  row: { label: string; members: number };
};

export type SetClubLabel = {
  values: { label: string | null; memberId: string };
  row: never;
};

export type SettleClubOfAll = {
  values: { today: string; at: Date };
  row: never;
};

export type SettleClub = {
  values: { memberId: string; today: string; at: Date };
  row: never;
};

export type FindClub = {
  values: null;
  row: { definition: Club; currency: string };
};

export type ListClubSteps = {
  values: { memberId: string };
  row: { labelId: string; reachedAt: Date };
};

export type CountClubConditions = {
  values: { labels: string[]; memberId: string; today: string };
  row: { label: string; code: string; done: number; target: number };
};
