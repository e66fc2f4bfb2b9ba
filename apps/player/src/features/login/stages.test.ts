import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStages, type Stage, type Step } from './stages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The next stage for each step in each stage. A step that is absent is ignored. */
const table: Record<Stage, Partial<Record<Step, Stage>>> = {
  idle: { submit: 'processing' },
  processing: {
    refuse: 'refused',
    limit: 'limited',
    enter: 'entered',
    force: 'forced',
    ask: 'secondFactor',
  },
  secondFactor: {
    refuse: 'refused',
    limit: 'limited',
    enter: 'entered',
    force: 'forced',
    giveUp: 'idle',
  },
  refused: { release: 'idle' },
  limited: { release: 'idle' },
  entered: { release: 'idle' },
  forced: { release: 'idle' },
};
const waysTo: Record<Stage, Step[]> = {
  idle: [],
  processing: ['submit'],
  secondFactor: ['submit', 'ask'],
  refused: ['submit', 'refuse'],
  limited: ['submit', 'limit'],
  entered: ['submit', 'enter'],
  forced: ['submit', 'force'],
};
const steps: Step[] = ['submit', 'ask', 'giveUp', 'refuse', 'limit', 'enter', 'force', 'release'];
const each = Object.entries(table).flatMap(([from, row]) =>
  steps.map((step) => [from as Stage, step, row[step] ?? null] as const),
);

it.each(each)('LOGIN-02 from %s, %s leads to %s', (from, step, to) => {
  const stages = createStages();
  for (const way of waysTo[from]) stages.take(way);
  expect(stages.get()).toBe(from);
  expect(stages.take(step)).toBe(to !== null);
  expect(stages.get()).toBe(to ?? from);
});

it.each(['refuse', 'limit', 'enter', 'force'] as const)(
  'LOGIN-02 the lock clears 500 ms after an attempt has ended with %s',
  (end) => {
    const stages = createStages();
    stages.take('submit');
    stages.take(end);
    vi.advanceTimersByTime(499);
    expect(stages.take('submit')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(stages.get()).toBe('idle');
    expect(stages.take('submit')).toBe(true);
  },
);

it('LOGIN-02 an attempt that waits for an answer is not released by time', () => {
  const stages = createStages();
  stages.take('submit');
  vi.advanceTimersByTime(60_000);
  expect(stages.get()).toBe('processing');
});
