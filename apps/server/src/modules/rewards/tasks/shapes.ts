// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type DoneOfMember = {
  values: { from: string; to: string; memberId: string };
  row: {
    hasMobile: boolean;
    hasEmail: boolean;
    days: number;
    day: string;
    game: string | null;
    category: string | null;
    currency: string;
    rounds: number;
    staked: bigint;
  };
};

export type AddScores = {
  values: {
    memberId: string;
    points: number;
    reachedAt: Date;
    periods: string[];
    firsts: string[];
  };
  row: never;
};
