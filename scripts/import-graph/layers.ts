// Imports that climb: from a layer to one that stands above it.
import type { Edge } from './imports.ts';

/** Folders and files by the beginning of their paths, the lowest layer first. The longest beginning counts; what fits none stands outside. */
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
