// The tests nearest to a file, by the number of imports between. They run first, because they usually detect a mutant.
import type { Edge } from '../import-graph/imports.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export function nearestTests(edges: Edge[], file: string, most: number): string[] {
  const importers = Map.groupBy(
    edges.filter(({ byType }) => !byType),
    ({ to }) => to,
  );
  const seen = new Set([file]);
  // Iterating a set includes items added meanwhile, so the nearest come first.
  for (const each of seen) {
    for (const { from } of importers.get(each) ?? []) seen.add(from);
  }
  return [...seen].filter(isTest).slice(0, most);
}
