// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type RewardsCounts = {
  values: null;
  row: { rewards: number; activities: number };
};

export type RewardsReadWhole = {
  values: null;
  row: { set_config: string | null };
};

export type RewardsBudget = {
  values: null;
  row: { row: string };
};

export type RewardsOfCash = {
  values: null;
  row: { row: string };
};

export type RewardsOfBonus = {
  values: null;
  row: { row: string };
};

export type RewardsMovement = {
  values: null;
  row: { row: string };
};

export type RewardsUsedVoucher = {
  values: null;
  row: { row: string };
};

export type RewardsOfVoucher = {
  values: null;
  row: { row: string };
};

export type RewardsOfFreePlays = {
  values: null;
  row: { row: string };
};

export type RewardsUsedPlays = {
  values: null;
  row: { row: string };
};

export type RewardsDays = {
  values: null;
  row: { row: string };
};

export type RewardsPeriods = {
  values: null;
  row: { row: string };
};

export type RewardsPoints = {
  values: null;
  row: { row: string };
};

export type RewardsForFriends = {
  values: null;
  row: { row: string };
};

export type RewardsClubProgress = {
  values: null;
  row: { row: string };
};

export type RewardsForLevels = {
  values: null;
  row: { row: string };
};
