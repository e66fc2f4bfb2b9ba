const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** True if the reader of this page prefers no motion. */
export const wantsStillness = (): boolean => isStill.matches;
