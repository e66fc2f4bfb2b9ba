// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { GameDetails } from '@parlour/contract/lobby/lobby';

export type LockCatalogue = {
  values: null;
  row: never;
};

export type StoredGames = {
  values: null;
  row: {
    vendor: string;
    gameId: string;
    category: string;
    position: number;
    integration: string | null;
    offered: boolean;
    vendorName: string | null;
    details: GameDetails;
  };
};

export type InsertOfferedGames = {
  values: { integration: string; games: string };
  row: never;
};

export type RenewOfferedGames = {
  values: { integration: string; games: string };
  row: never;
};

export type TurnOffGames = {
  values: { games: string };
  row: never;
};

export type ClaimPull = {
  values: { integration: string; until: Date; now: Date };
  row: { dueAt: Date; failures: number; pulledAt: Date | null };
};

export type PullSchedule = {
  values: { integration: string };
  row: { dueAt: Date; failures: number; pulledAt: Date | null };
};

export type SetPullSchedule = {
  values: { dueAt: Date; failures: number; pulledAt: Date | null; integration: string };
  row: never;
};
