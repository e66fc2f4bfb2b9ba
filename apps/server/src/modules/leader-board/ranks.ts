// Ranks by points: equal points share a rank, and the next rank counts all members before it.

/** The number of members by points, most points first. */
export type Counts = readonly { points: number; members: number }[];

/** The rank: one more than the number of members with more points; null without points. */
export function rankOf(points: number, counts: Counts): number | null {
  if (points <= 0) return null;
  let before = 0;
  for (const step of counts) {
    if (step.points <= points) break;
    before += step.members;
  }
  return before + 1;
}
