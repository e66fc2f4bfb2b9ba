// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type DrawnGames = {
  values: { integration: string };
  row: { vendor: string; gameId: string; isDrawn: boolean };
};

export type InsertDraws = {
  values: { draws: string };
  row: never;
};

export type RemoveDraws = {
  values: { games: string };
  row: never;
};

export type UpdateDraws = {
  values: { draws: string; integration: string };
  row: never;
};

export type NextDraw = {
  values: { integration: string };
  row: { at: Date | null };
};

export type ClaimDraws = {
  values: { until: Date; integration: string; now: Date };
  row: { integration: string };
};
