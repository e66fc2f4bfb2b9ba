// What so many right numbers pay, in prices of a ticket, and how rare they are. The studio settles by the same table; this one is for reading.
export const prizes = [
  { right: 6, times: 125_000n, oneIn: 8_145_060 },
  { right: 5, times: 3_000n, oneIn: 34_808 },
  { right: 4, times: 150n, oneIn: 733 },
  { right: 3, times: 15n, oneIn: 45 },
] as const;
export const jackpotTimes = 125_000n;
export const returned = '64.3 %';
