/** Says once that the controls of the first route answer; rigs and tests wait for it. */
export function markUsable(): void {
  if (performance.getEntriesByName('usable').length === 0) performance.mark('usable');
}

/** Says that React has the page: from here on all of it answers. */
export function markHydrated(): void {
  if (performance.getEntriesByName('hydrated').length === 0) performance.mark('hydrated');
}
