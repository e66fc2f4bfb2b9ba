// When the next round may begin, where the operator's rules set a pace. The studio keeps it; the page shows it.

/** As the studio tells it. */
export type ShownPace = {
  /** Milliseconds until the next round may begin; 0 where it may begin now. */
  startsInMs: number;
};
export type Starts = {
  /** Results are shown for as long as they take: nothing that the player does brings them forward. */
  isPaced: boolean;
  /** Whole seconds until the next round may begin, rounded up; 0 where it may begin now. */
  left: () => number;
  learn: (pace: ShownPace | null) => void;
  /** Tells each time that `left` gives another number. */
  onChange: (tell: () => void) => void;
};

/** `first` is null where no rule sets a pace. */
export function createStarts(first: ShownPace | null): Starts {
  const listeners: (() => void)[] = [];
  let readyAt = 0;
  let timer = 0;
  const leftMs = (): number => Math.max(0, readyAt - performance.now());
  const tick = (): void => {
    clearTimeout(timer);
    // Before anybody is told: the moment may pass while they look, and they have to hear of it.
    const left = leftMs();
    for (const tell of listeners) tell();
    if (left > 0) timer = window.setTimeout(tick, left % 1_000 || 1_000);
  };
  const learn: Starts['learn'] = (pace) => {
    if (!pace) return;
    // The answer was on its way for a while: by this device's count the studio is ready before the page is.
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
