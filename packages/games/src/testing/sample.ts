// A large sample of rounds beside what is reckoned of them.

/** By how many standard errors the mean of so many rounds, which paid `sum` stakes together, lies off what is reckoned of one. */
export function errorsOff(
  paid: { sum: number; rounds: number },
  { mean, deviation }: { mean: number; deviation: number },
): number {
  return Math.abs(paid.sum / paid.rounds - mean) / (deviation / Math.sqrt(paid.rounds));
}

/** How often each name came. */
export function countNames(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
