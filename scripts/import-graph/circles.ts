// Finds cycles in a graph by Tarjan's algorithm.
export type Arrow = { from: string; to: string };

type Mark = { index: number; low: number; isOpen: boolean };

/** Returns the groups that form cycles, each sorted; a file that imports itself is also one. */
export function circlesOf(arrows: Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const marks = new Map<string, Mark>();
  const open: string[] = [];
  const circles: string[][] = [];

  const close = (name: string): void => {
    const group = open.splice(open.lastIndexOf(name));
    for (const each of group) Object.assign(marks.get(each) ?? {}, { isOpen: false });
    const isLoop = next.get(name)?.some(({ to }) => to === name) ?? false;
    if (group.length > 1 || isLoop) circles.push(group.toSorted());
  };

  const visit = (name: string): Mark => {
    const mark = { index: marks.size, low: marks.size, isOpen: true };
    marks.set(name, mark);
    open.push(name);
    for (const { to } of next.get(name) ?? []) {
      const seen = marks.get(to);
      if (!seen) mark.low = Math.min(mark.low, visit(to).low);
      else if (seen.isOpen) mark.low = Math.min(mark.low, seen.index);
    }
    if (mark.low === mark.index) close(name);
    return mark;
  };

  for (const name of next.keys()) if (!marks.has(name)) visit(name);
  return circles.toSorted(([one = ''], [two = '']) => (one < two ? -1 : 1));
}
