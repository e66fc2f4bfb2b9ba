// The states of the form, as a table. A second attempt is ignored until 500 ms after the first has ended (LOGIN-02).
import { createStore, type Readable } from '#foundation/store.ts';

/** An event of the form. */
export type Step = 'submit' | 'ask' | 'giveUp' | 'refuse' | 'limit' | 'enter' | 'force' | 'release';

const releaseMs = 500;
const ends = {
  refuse: 'refused',
  limit: 'limited',
  enter: 'entered',
  force: 'forced',
} as const;
const released = { release: 'idle' } as const;

const stages = {
  idle: { submit: 'processing' },
  processing: { ...ends, ask: 'secondFactor' },
  /** The sheet asks for a second factor (LOGIN-05); nothing else is sent until it is closed. */
  secondFactor: { ...ends, giveUp: 'idle' },
  /** The form or a notice shows the reason. */
  refused: released,
  /** Too many attempts; the form shows when to try again. */
  limited: released,
  /** The guard leads home. */
  entered: released,
  /** The guard leads to the change of the password (LOGIN-04). */
  forced: released,
} as const satisfies Record<string, Partial<Record<Step, string>>>;

export type Stage = keyof typeof stages;

const after = (stage: Stage, step: Step) => (stages[stage] as Partial<Record<Step, Stage>>)[step];

export type Stages = Readable<Stage> & {
  /** Takes a step; returns false without effect if the table has no such step. */
  take: (step: Step) => boolean;
};

export function createStages(): Stages {
  const store = createStore<Stage>('idle');
  function take(step: Step): boolean {
    const next = after(store.get(), step);
    if (!next) return false;
    store.set(next);
    if (after(next, 'release')) setTimeout(() => take('release'), releaseMs);
    return true;
  }
  return { ...store, take };
}
