// A process that dies at a step. After it, none of its calls about money has an effect until it is restarted.
import type { EngineDeps } from '../engine.ts';
import type { Money } from '../money/money.ts';
import { refuseCall } from '../plays/call-refusal.ts';

const doors = ['noteStake', 'sendStake', 'notePrize', 'sendPrize'] as const;
type Door = (typeof doors)[number];
/** The step at which a process dies: before a call does anything, or after it is done but before it returns. */
export type Step = { door: Door; when: 'before' | 'after' };

export const steps: readonly Step[] = doors.flatMap((door) => [
  { door, when: 'before' as const },
  { door, when: 'after' as const },
]);

/** Tags of a step. The moment before a step is nearly the moment after the previous one, so the gate tests only the latter. */
export const tagsOf = ({ when }: Step): string[] => (when === 'before' ? ['nightly'] : []);

export type Life = {
  /** Makes the process die the next time that it reaches this step. */
  dieAt: (step: Step) => void;
  isDead: () => boolean;
  live: () => void;
  through: (deps: EngineDeps) => EngineDeps;
};

export function lifeOf(): Life {
  let deadly: Step | null = null;
  let isDead = false;
  const pass = ({ door, when }: Step): void => {
    if (deadly?.door === door && deadly.when === when) isDead = true;
    // The page gets this refusal for any fault. A different error would only fill the log.
    if (isDead) throw refuseCall('unavailable');
  };
  const guard =
    <A extends unknown[], R>(door: Door, call: (...asked: A) => Promise<R>) =>
    async (...asked: A): Promise<R> => {
      pass({ door, when: 'before' });
      const result = await call(...asked);
      pass({ door, when: 'after' });
      return result;
    };
  const through = ({ money, ...deps }: EngineDeps): EngineDeps => {
    const dying: Money = {
      ...money,
      noteStake: guard('noteStake', money.noteStake),
      sendStake: guard('sendStake', money.sendStake),
      notePrize: guard('notePrize', money.notePrize),
      sendPrize: guard('sendPrize', money.sendPrize),
    };
    return { ...deps, money: dying };
  };
  return {
    dieAt: (step) => {
      deadly = step;
    },
    isDead: () => isDead,
    live: () => {
      deadly = null;
      isDead = false;
    },
    through,
  };
}
