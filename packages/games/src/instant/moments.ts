// Return and deviation of a game, calculated from the list of all its outcomes.
import { fraction, type Fraction } from '../fair/fraction.ts';

/** An outcome: the number of ways that lead to it, and its pay. */
export type Outcome = { ways: bigint; hundredths: bigint };

export type Moments = { returned: Fraction; deviation: number; mostHundredths: bigint };

/** Exact except for the square root. The deviation is in stakes. Outcomes with 0 ways do not count for the highest pay. */
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
