// Waits for a time of the clock that studio and players use.
/** Resolves at `time` (milliseconds since 1970), or at once if it has passed. */
export const sleepUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
