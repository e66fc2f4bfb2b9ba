// Rate limits counted in the process: enough against a flood, without any write (A5). Every call and page passes them, so they are synchronous and start no timer.
/** Limits with a window of `seconds`, which begins with the first point taken; a change of `points` applies from the next take. */
export type LocalLimits = {
  /** Takes one of `points` per `seconds` for the key. Returns null, or the seconds to wait if none is left. */
  take(key: string, points: number, seconds: number): number | null;
  /** Returns a point that was taken. */
  giveBack(key: string, seconds: number): void;
};

export function localLimits(): LocalLimits {
  const byLength = new Map<number, FindWindow>();
  const windowOf = (key: string, seconds: number): LimitWindow => {
    const find = byLength.get(seconds) ?? keepWindows(seconds * 1_000);
    byLength.set(seconds, find);
    return find(key);
  };
  return {
    take: (key, points, seconds) => {
      const window = windowOf(key, seconds);
      window.taken += 1;
      if (window.taken <= points) return null;
      return Math.max(1, Math.ceil((window.endsAt - performance.now()) / 1_000));
    },
    giveBack: (key, seconds) => {
      const window = windowOf(key, seconds);
      window.taken = Math.max(0, window.taken - 1);
    },
  };
}

/** A window. Its times are those of `performance.now()`, which a change of the clock does not affect. */
type LimitWindow = { taken: number; endsAt: number };
type FindWindow = (key: string) => LimitWindow;

/** Holds windows of one length. Expired ones are dropped together: a window that begins in one span of this length has ended before the next but one span. */
function keepWindows(lengthMs: number): FindWindow {
  let current = new Map<string, LimitWindow>();
  let before = new Map<string, LimitWindow>();
  let endsAt = 0;
  return (key) => {
    const now = performance.now();
    if (now >= endsAt) {
      before = now < endsAt + lengthMs ? current : new Map();
      current = new Map();
      endsAt = now + lengthMs;
    }
    const found = current.get(key) ?? before.get(key);
    if (found && now < found.endsAt) return found;
    const begun = { taken: 0, endsAt: now + lengthMs };
    current.set(key, begun);
    return begun;
  };
}
