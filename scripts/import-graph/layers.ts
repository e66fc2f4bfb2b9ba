// Finds imports from a layer to a higher one.
import type { Edge } from './imports.ts';

/** Layers, the lowest first, each as prefixes of paths. The longest matching prefix counts; files without a match are ignored. */
export type Stack = readonly (readonly string[])[];

function rankOf(file: string, stack: Stack): number | null {
  const fitting = stack.flatMap((layer, rank) =>
    layer.filter((path) => file.startsWith(path)).map((path) => ({ rank, length: path.length })),
  );
  return fitting.toSorted((one, two) => two.length - one.length)[0]?.rank ?? null;
}

export const climbing = (edges: Edge[], stack: Stack): Edge[] =>
  edges.filter(({ from, to }) => {
    const [low, high] = [rankOf(from, stack), rankOf(to, stack)];
    return low !== null && high !== null && low < high;
  });
