// Statistical tests at 99 % that numbers of a sequence have equal chances and are independent of each other (G1).

/** One-sided and two-sided points of the normal distribution at 99 %. */
const oneSided = 2.326;
const twoSided = 2.576;

export type Verdict = { value: number; limit: number; passes: boolean };

const judge = (value: number, limit: number): Verdict => ({ value, limit, passes: value <= limit });

/** The 99 % limit of chi-square with `freedom` degrees of freedom, after Wilson and Hilferty. */
function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + oneSided * Math.sqrt(part)) ** 3;
}

/** Tests counts against expected counts. `narrowing` corrects for the smaller spread of drawing without replacement. */
export function chiSquare(
  counts: readonly number[],
  expected: readonly number[],
  narrowing = 1,
): Verdict {
  const value = counts.reduce((sum, count, i) => {
    const due = expected[i] ?? Number.NaN;
    return sum + (count - due) ** 2 / due;
  }, 0);
  return judge(value * narrowing, chiSquareLimit(counts.length - 1));
}

export function evenChiSquare(counts: readonly number[], narrowing = 1): Verdict {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return chiSquare(
    counts,
    counts.map(() => due),
    narrowing,
  );
}

/** Counts how often each value from 1 to `highest` occurs. */
export function countValues(values: Iterable<number>, highest: number): number[] {
  const counts = Array.from({ length: highest }, () => 0);
  for (const value of values) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  return counts;
}

/** Runs above and below the middle (Wald and Wolfowitz): too many and too few are both wrong. Values at the middle are left out. */
export function runs(values: readonly number[], middle: number): Verdict {
  const sides = values.filter((value) => value !== middle).map((value) => value > middle);
  const above = sides.filter(Boolean).length;
  const both = 2 * above * (sides.length - above);
  const count = sides.filter((side, i) => i === 0 || side !== sides[i - 1]).length;
  const due = both / sides.length + 1;
  const spread = Math.sqrt((both * (both - sides.length)) / sides.length ** 2 / (sides.length - 1));
  return judge(Math.abs(count - due) / spread, twoSided);
}

/** Tests pairs of neighbours that do not overlap: all `highest` × `highest` pairs have the same chance. */
export function serial(values: readonly number[], highest: number): Verdict {
  const pairs = Array.from({ length: Math.floor(values.length / 2) }, (_, i) => {
    const [first = 1, second = 1] = [values[2 * i], values[2 * i + 1]];
    return (first - 1) * highest + second;
  });
  return evenChiSquare(countValues(pairs, highest * highest));
}
