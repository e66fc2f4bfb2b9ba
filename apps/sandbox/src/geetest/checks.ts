// Stores begun checks in memory for ten minutes. They are lost when the sandbox restarts.
import type { Act } from './triggers.ts';

export type Check = {
  /** The captcha id for which it was begun. */
  id: string;
  at: number;
  /** The proof that the box received; null until the check is solved. */
  proof: string | null;
  act: Act;
  isSpent: boolean;
};
export type Checks = {
  begin: (name: string, id: string) => void;
  /** Finds a check; null if it was never begun or has expired. */
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
