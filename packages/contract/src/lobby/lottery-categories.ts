/** The catalogue's categories whose rounds are tickets of draws: one stake is one ticket. */
export const lotteryCategories: readonly string[] = [
  'LOTT',
  'ELOTT',
  'ELOTTO',
  'SEA_LOTT',
  'VIETNAM_LOTTO',
];
