/** The parts of a version such as 2.4.39 as numbers; null for what is none. */
export function readVersion(text: string): readonly number[] | null {
  if (!/^\d{1,6}(\.\d{1,6}){0,5}$/.test(text)) return null;
  return text.split('.').map(Number);
}

/** Part by part as numbers (APP-07): below zero where the first is the older one, 0 where they are the same. A part that lacks is 0. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const parts = Math.max(one.length, other.length);
  for (let at = 0; at < parts; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
