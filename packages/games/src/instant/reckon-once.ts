// Caches calculations from a title's data for the life of the process, because they are slow and needed often: in the check at the start
// and in each description of the rules. The data never change.

/** Returns the same function with a cache by `data`, which holds its keys weakly. Errors are not cached. */
export function reckonOnce<Data extends object, Found extends object>(
  reckon: (data: Data) => Found,
): (data: Data) => Found {
  const known = new WeakMap<Data, Found>();
  return (data) => {
    const kept = known.get(data);
    if (kept) return kept;
    const found = reckon(data);
    known.set(data, found);
    return found;
  };
}
