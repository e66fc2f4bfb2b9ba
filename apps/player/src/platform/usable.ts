function markOnce(name: 'usable' | 'hydrated'): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/** Marks once that the controls of the first page answer; benches and tests wait for the mark. */
export const markUsable = (): void => markOnce('usable');

/** Returns milliseconds since that mark; 0 before it. */
export function msSinceUsable(): number {
  const [mark] = performance.getEntriesByName('usable');
  return mark ? performance.now() - mark.startTime : 0;
}

/** Marks once that React has hydrated the page: all of it answers from here on. */
export function markHydrated(): void {
  markUsable();
  markOnce('hydrated');
}
