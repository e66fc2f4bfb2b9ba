import { expect, it } from 'vitest';
import { follow, type Phase, type Step } from './phases.ts';

const problem = { kind: 'gone' } as const;
const phases: Record<Phase['name'], Phase> = {
  waiting: { name: 'waiting' },
  asking: { name: 'asking' },
  leaving: { name: 'leaving' },
  playing: { name: 'playing' },
  late: { name: 'late' },
  failed: { name: 'failed', problem },
};
const steps: Record<Step['name'], Step> = {
  waited: { name: 'waited' },
  answered: { name: 'answered' },
  arrived: { name: 'arrived' },
  timeIsUp: { name: 'timeIsUp' },
  failed: { name: 'failed', problem },
  retried: { name: 'retried' },
};
const changes: Record<string, Phase['name']> = {
  'waiting waited': 'asking',
  'asking answered': 'leaving',
  'asking timeIsUp': 'late',
  'asking failed': 'failed',
  'leaving timeIsUp': 'late',
  'leaving arrived': 'playing',
  'late retried': 'asking',
  'failed retried': 'asking',
};
const pairs = Object.keys(phases).flatMap((phase) =>
  Object.keys(steps).map((step) => [phase, step]),
);

it.each(pairs)('LAUNCH-01 %s, then %s', (phase = '', step = '') => {
  const from = phases[phase as Phase['name']];
  const next = follow(from, steps[step as Step['name']]);
  const changed = changes[`${phase} ${step}`];
  expect(next.name).toBe(changed ?? phase);
  expect(next === from).toBe(changed === undefined);
});
