// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailedState } from './failed-state.tsx';
import { SkeletonLane } from './skeleton-lane.tsx';
import { Spinner } from './spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const text = () => screen.getByRole('status').textContent;

describe('Spinner', () => {
  test('BOOT-10 shows after 150 ms and goes by itself after 10,000 ms', () => {
    const onLimit = vi.fn<() => void>();
    render(<Spinner mark="*" label="Loading" onLimit={onLimit} />);
    after(149);
    expect(text()).toBe('');
    after(1);
    expect(text()).toBe('*Loading');
    after(9849);
    expect(text()).toBe('*Loading');
    expect(onLimit).not.toHaveBeenCalled();
    after(1);
    expect(text()).toBe('');
    expect(onLimit).toHaveBeenCalledOnce();
  });

  test('BOOT-10 both times are the caller’s to set', () => {
    render(<Spinner mark="*" label="Loading" delayMs={0} limitMs={500} />);
    after(0);
    expect(text()).toBe('*Loading');
    after(500);
    expect(text()).toBe('');
  });
});

test('HOUSE a failure says so and offers another try', () => {
  const onRetry = vi.fn<() => void>();
  render(<FailedState title="These games didn’t load" retryLabel="Retry" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('These games didn’t load');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
});

test('ROUTE-15 the failure of a page has a way to help, a lane’s has not', () => {
  const onRetry = vi.fn<() => void>();
  const props = {
    title: 'This didn’t load',
    retryLabel: 'Retry',
    onRetry,
    help: { href: '/h', label: 'Help' },
  };
  render(<FailedState {...props} place="page" />);
  expect(screen.getByRole('link', { name: 'Help' })).toBeDefined();
  cleanup();
  render(<FailedState {...props} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('HOUSE skeletons are not read aloud', () => {
  const { container } = render(<SkeletonLane />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
