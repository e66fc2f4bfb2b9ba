// Choices that depend only on an id, so that the picture is always the same in every process.

/** Computes FNV-1a with 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Returns a hash to which a number at the end of the id is added, so that neighbours in a series certainly differ. */
export function serial(id: string): number {
  const digits = /(\d{1,9})\D{0,3}$/.exec(id)?.[1];
  return digits === undefined ? hash(`${id}/`) : hash(id.slice(0, -digits.length)) + Number(digits);
}

/** Picks an item of a non-empty list. */
export function pick<T>(list: readonly [T, ...T[]], by: number): T {
  return list[Math.abs(Math.trunc(by)) % list.length] ?? list[0];
}
