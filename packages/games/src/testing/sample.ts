// Compares a large sample of rounds with the calculated figures.

/** The distance in standard errors between the mean pay of `rounds` rounds, which paid `sum` stakes, and the calculated mean. */
export function errorsOff(
  paid: { sum: number; rounds: number },
  { mean, deviation }: { mean: number; deviation: number },
): number {
  return Math.abs(paid.sum / paid.rounds - mean) / (deviation / Math.sqrt(paid.rounds));
}

/** Counts how often each name occurs. */
export function countNames(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
