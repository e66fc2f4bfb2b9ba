/** Returns the next stake of the list, up or down; the same one at its end. */
export function stepStake(stakes: readonly string[], stake: string, step: 1 | -1): string {
  const place = Math.max(0, stakes.indexOf(stake));
  return stakes[Math.min(stakes.length - 1, Math.max(0, place + step))] ?? stake;
}
