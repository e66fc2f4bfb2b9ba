// Choices that depend on an id alone: the same picture in every process, for ever.

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** A number at the end of an id counts on, so that neighbours in a series differ for certain and not only by chance. */
export function serial(id: string): number {
  const digits = /(\d{1,9})\D{0,3}$/.exec(id)?.[1];
  return digits === undefined ? hash(`${id}/`) : hash(id.slice(0, -digits.length)) + Number(digits);
}

/** Of a list that is never empty. */
export function pick<T>(list: readonly [T, ...T[]], by: number): T {
  return list[Math.abs(Math.trunc(by)) % list.length] ?? list[0];
}
