// How often something may be tried, counted in the process: enough against a flood, and it costs no write anywhere (A5). Every call and page passes it, so it waits for nothing and starts no timer.
/** `seconds` make a window that begins with the first that is taken; a change of `points` holds from the next one. */
export type LocalLimits = {
  /** Takes one of `points` per `seconds` under the key; answers null, or the seconds to wait where none is left. */
  take(key: string, points: number, seconds: number): number | null;
  /** The one that was taken does not count. */
  giveBack(key: string, seconds: number): void;
};

export function localLimits(): LocalLimits {
  const byLength = new Map<number, FindWindow>();
  const windowOf = (key: string, seconds: number): Window => {
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

/** Times are those of `performance.now()`, which no clock that is set moves. */
type Window = { taken: number; endsAt: number };
type FindWindow = (key: string) => Window;

/** The ones that are over are forgotten together: a window that began in one span of this length has ended before the next but one begins. */
function keepWindows(lengthMs: number): FindWindow {
  let current = new Map<string, Window>();
  let before = new Map<string, Window>();
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
