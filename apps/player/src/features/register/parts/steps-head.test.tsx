// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { modelOf } from '../form-model.ts';
import { nothing } from '../form-values.ts';
import { stepsOf } from '../form-steps.ts';
import { byMobile } from '../testing/settings.ts';
import { StepsHead } from './steps-head.tsx';

const steps = stepsOf(modelOf(byMobile), nothing, false);

async function show(at: number) {
  const onBack = vi.fn<() => void>();
  const shown = await showInSite(<StepsHead steps={steps} at={at} onBack={onBack} />);
  await shown.foundation.language.need(['register', 'member']);
  return onBack;
}
/** The steps that the bar shows as reached. */
const reached = () => document.querySelectorAll('i.on').length;

it.each([
  [0, 'Step 1 of 3', 'Next: Mobile number'],
  [1, 'Step 2 of 3', 'Next: Verification code'],
])('REG-01 at step %i its head says %s, and what is left: %s', async (at, step, next) => {
  await show(at);
  expect(await screen.findByText(step)).toBeDefined();
  expect(screen.getByText(next)).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Your progress' })).toBeDefined();
  expect(reached()).toBe(at + 1);
});

it('REG-01 at the last step nothing is left', async () => {
  await show(2);
  expect(await screen.findByText('Step 3 of 3')).toBeDefined();
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(reached()).toBe(3);
});

it('REG-01 a change of the step is read out', async () => {
  await show(0);
  const words = await screen.findByText('Step 1 of 3');
  expect(words.closest('[aria-live=polite]')).not.toBeNull();
});

it('REG-01 the first step has no way back; each other one has', async () => {
  await show(0);
  await screen.findByText('Step 1 of 3');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('REG-01 the arrow leads to the step before', async () => {
  const onBack = await show(1);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});
