// How often a flight gets so far. Pure, from what the rules say comes back: at every target that share, divided by the target.

/** What one can aim at in the rules sheet, in hundredths. */
export const shownTargets = [150, 200, 500, 1_000, 10_000] as const;
/** What a stake can be told to leave at by itself, in hundredths. */
export const offeredTargets = [150, 200, 300, 500, 1_000] as const;

/**
 * The chance that a flight reaches so many hundredths, where `returned` per cent come back (`97.0`): `48.5 %`. One place, and two below one
 * per cent.
 */
export function chanceOf(returned: string, hundredths: number): string {
  const perCent = (Number(returned) * 100) / hundredths;
  return `${perCent.toFixed(perCent < 1 ? 2 : 1)} %`;
}

/** The target that a stake can have at most; beyond it is nothing to choose. */
export function mostFor(
  { stakes, targets }: { stakes: readonly string[]; targets: readonly string[] },
  stake: string,
): number {
  return Number(targets[stakes.indexOf(stake)] ?? 0);
}
