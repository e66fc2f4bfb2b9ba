// Chances that a flight reaches a target. Pure: the chance is the return of the rules, divided by the target.

/** Targets in the rules sheet, in hundredths. */
export const shownTargets = [150, 200, 500, 1_000, 10_000] as const;
/** Targets that a player can choose for automatic leaving, in hundredths: as many as fit into one row of a phone. */
export const offeredTargets = [150, 200, 500, 1_000] as const;

/**
 * Returns the chance that a flight reaches a target, such as `48.5%`, with one decimal, or two below one per cent. `returned`
 * is the return in per cent (`97.0`).
 */
export function chanceOf(returned: string, hundredths: number): string {
  const perCent = (Number(returned) * 100) / hundredths;
  return `${perCent.toFixed(perCent < 1 ? 2 : 1)}%`;
}

/** Returns the largest target of a stake. Larger ones cannot be chosen. */
export function mostFor(
  { stakes, targets }: { stakes: readonly string[]; targets: readonly string[] },
  stake: string,
): number {
  return Number(targets[stakes.indexOf(stake)] ?? 0);
}
