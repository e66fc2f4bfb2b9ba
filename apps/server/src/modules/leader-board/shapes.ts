// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type BoardFirst = {
  values: { period: string; firstDay: string; most: number };
  row: { memberId: string; points: bigint; username: string };
};

export type BoardCounts = {
  values: { period: string; firstDay: string };
  row: { points: bigint; members: number };
};

export type BoardPoints = {
  values: { period: string; firstDay: string; memberId: string };
  row: { points: bigint };
};
