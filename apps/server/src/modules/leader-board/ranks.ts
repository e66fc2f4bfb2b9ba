// Who stands where: equal points share a rank, and the next one counts all before it.

/** How many members have so many points, most points first. */
export type Counts = readonly { points: number; members: number }[];

/** One more than the members with more points; null without points. */
export function rankOf(points: number, counts: Counts): number | null {
  if (points <= 0) return null;
  let before = 0;
  for (const step of counts) {
    if (step.points <= points) break;
    before += step.members;
  }
  return before + 1;
}
