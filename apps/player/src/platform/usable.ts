function markOnce(name: 'usable' | 'hydrated'): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/** Says once that the controls of the first route answer; rigs and tests wait for it. */
export const markUsable = (): void => markOnce('usable');

/** Milliseconds since then; 0 where it is not said yet. */
export function msSinceUsable(): number {
  const [mark] = performance.getEntriesByName('usable');
  return mark ? performance.now() - mark.startTime : 0;
}

/** Says once that React has the page: from here on all of it answers. */
export function markHydrated(): void {
  markUsable();
  markOnce('hydrated');
}
