/** An exact share: `part` of `whole`, which is above 0. */
export type Fraction = { part: bigint; whole: bigint };

export const fraction = (part: bigint, whole: bigint): Fraction => {
  const common = greatestDivisor(part < 0n ? -part : part, whole);
  return { part: part / common, whole: whole / common };
};

export const add = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.part * other.whole + other.part * one.whole, one.whole * other.whole);

export const multiply = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.part * other.part, one.whole * other.whole);

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger - (larger / smaller) * smaller];
  return larger === 0n ? 1n : larger;
}

/** Formats a fraction in per cent with that many decimal places, rounded: 481 of 500 with one place is '96.2'. */
export function perCent({ part, whole }: Fraction, places = 1): string {
  const scale = 100n * 10n ** BigInt(places);
  const rounded = (2n * part * scale + whole) / (2n * whole);
  const digits = String(rounded).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
