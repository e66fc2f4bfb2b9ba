// Return and deviation of a game whose outcomes can be gone through one by one.
import { fraction, type Fraction } from '../fair/fraction.ts';

/** So many of all ways pay so much. */
export type Outcome = { ways: bigint; hundredths: bigint };

export type Moments = { returned: Fraction; deviation: number; mostHundredths: bigint };

/** Exact but for the root. Deviation in stakes; outcomes that no way leads to are passed over. */
export function momentsOf(outcomes: Iterable<Outcome>): Moments {
  let [all, sum, squares, mostHundredths] = [0n, 0n, 0n, 0n];
  for (const { ways, hundredths } of outcomes) {
    all += ways;
    sum += ways * hundredths;
    squares += ways * hundredths * hundredths;
    if (ways > 0n && hundredths > mostHundredths) mostHundredths = hundredths;
  }
  const variance = fraction(squares * all - sum * sum, all * all * 10_000n);
  return {
    returned: fraction(sum, all * 100n),
    deviation: Math.sqrt(Number(variance.part) / Number(variance.whole)),
    mostHundredths,
  };
}
