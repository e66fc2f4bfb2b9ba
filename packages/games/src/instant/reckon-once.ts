// What takes a moment to reckon of a title's data is reckoned once in a process: for the check at the start, the rules that a page is told,
// and whoever asks later. Data never change.

/** The same function, which keeps what it found for each `data` for as long as that is there. What it throws is not kept. */
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
