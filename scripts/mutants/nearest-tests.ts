// The tests that stand nearest to a file: by how many imports lie between. They are asked first, because they mostly know.
import type { Edge } from '../import-graph/imports.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export function nearestTests(edges: Edge[], file: string, most: number): string[] {
  const importers = Map.groupBy(
    edges.filter(({ byType }) => !byType),
    ({ to }) => to,
  );
  const seen = new Set([file]);
  // A set gives also what is added while it is walked: the nearest come first.
  for (const each of seen) {
    for (const { from } of importers.get(each) ?? []) seen.add(from);
  }
  return [...seen].filter(isTest).slice(0, most);
}
