const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** The reader of this page wants nothing to move. */
export const wantsStillness = (): boolean => isStill.matches;
