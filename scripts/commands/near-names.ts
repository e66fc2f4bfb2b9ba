// Suggests known names for an unknown one.

const mostNames = 5;

/** Counts the letters to insert, delete or change. */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (const [down, letter] of one.split('').entries()) {
    const next = [down + 1];
    for (const [across, other] of two.split('').entries()) {
      const changed = (row[across] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Lists at most five names, nearest first: those that contain the given one, or that differ from it, as a whole or in their last part, in at most a third of its letters. */
export function nearNames(written: string, names: readonly string[]): string[] {
  const wanted = written.toLowerCase();
  const near = names.flatMap((name) => {
    const whole = name.toLowerCase();
    const last = whole.split('.').at(-1) ?? whole;
    const off = Math.min(distance(wanted, whole), distance(wanted, last) + 1);
    const holds = wanted.length > 2 && (whole.includes(wanted) || wanted.includes(last));
    if (!holds && off > wanted.length / 3) return [];
    return [{ name, off }];
  });
  return near
    .toSorted((one, two) => one.off - two.off)
    .slice(0, mostNames)
    .map(({ name }) => name);
}
