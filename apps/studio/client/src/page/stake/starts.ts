// The time at which the next round may begin, if the operator's rules set a pace. The studio enforces it; the page shows it.

/** The pace as the studio reports it. */
export type ShownPace = {
  /** Milliseconds until the next round may begin; 0 if it may begin now. */
  startsInMs: number;
};
export type Starts = {
  /** True if a pace is set. Results are then shown at full length, and no action of the player shortens them. */
  isPaced: boolean;
  /** Returns the whole seconds until the next round may begin, rounded up; 0 if it may begin now. */
  left: () => number;
  learn: (pace: ShownPace | null) => void;
  /** Registers a listener for each change of `left`. */
  onChange: (tell: () => void) => void;
};

/** Creates the countdown. `first` is null if no rule sets a pace. */
export function createStarts(first: ShownPace | null): Starts {
  const listeners: (() => void)[] = [];
  let readyAt = 0;
  let timer = 0;
  const leftMs = (): number => Math.max(0, readyAt - performance.now());
  const tick = (): void => {
    clearTimeout(timer);
    // Read before the listeners run: the time may be reached meanwhile, and they need one more call then.
    const left = leftMs();
    for (const tell of listeners) tell();
    if (left > 0) timer = window.setTimeout(tick, left % 1_000 || 1_000);
  };
  const learn: Starts['learn'] = (pace) => {
    if (!pace) return;
    // The answer took a while to arrive, so by this count the studio is ready slightly before the page.
    readyAt = performance.now() + pace.startsInMs;
    tick();
  };
  learn(first);
  return {
    isPaced: first !== null,
    left: () => Math.ceil(leftMs() / 1_000),
    learn,
    onChange: (tell) => void listeners.push(tell),
  };
}
