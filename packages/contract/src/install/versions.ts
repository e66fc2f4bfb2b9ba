/** Reads the parts of a version such as 2.4.39 as numbers; null if the text is no version. */
export function readVersion(text: string): readonly number[] | null {
  if (!/^\d{1,6}(\.\d{1,6}){0,5}$/.test(text)) return null;
  return text.split('.').map(Number);
}

/** Compares two versions part by part (APP-07): below zero if the first is older, 0 if they are equal. A missing part is 0. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const parts = Math.max(one.length, other.length);
  for (let at = 0; at < parts; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
