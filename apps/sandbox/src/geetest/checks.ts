// Remembers the checks that were begun: in memory, for ten minutes. When the sandbox starts again none is known.
import type { Act } from './triggers.ts';

export type Check = {
  /** The captcha id that it was begun for. */
  id: string;
  at: number;
  /** What the box gave to prove it; null until it is solved. */
  proof: string | null;
  act: Act;
  isSpent: boolean;
};
export type Checks = {
  begin: (name: string, id: string) => void;
  /** Null for what was never begun, and for what is too old. */
  find: (name: string) => Check | null;
};

const goodForMs = 600_000;
const mostChecks = 5_000;

export function keepChecks(clock: () => Date): Checks {
  const kept = new Map<string, Check>();
  return {
    begin: (name, id) => {
      const [oldest] = kept.keys();
      if (kept.size >= mostChecks && oldest !== undefined) kept.delete(oldest);
      kept.set(name, { id, at: clock().getTime(), proof: null, act: 'solve', isSpent: false });
    },
    find: (name) => {
      const check = kept.get(name);
      return check && clock().getTime() - check.at < goodForMs ? check : null;
    },
  };
}
