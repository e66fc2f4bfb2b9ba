// A wait for a moment of the clock that studio and players go by.
/** Resolves at the time, milliseconds since 1970; at once where that has passed. */
export const sleepUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
