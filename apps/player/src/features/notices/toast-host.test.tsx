// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { ToastHost } from './toast-host.tsx';

afterEach(() => void vi.useRealTimers());

it('NET-11 a toast is said in the language in use, the latest one counts, and it goes after 1.5 s', async () => {
  const { foundation } = await showInSite(<ToastHost />, { language: 'UR' });
  vi.useFakeTimers();
  act(() => {
    foundation.toasts.show('offline', (t) => t('notices.offline'));
    foundation.toasts.show('done', (t) => t('notices.online'));
  });
  expect(screen.getByRole('status').textContent).toBe('دوبارہ آن لائن');
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('NET-11 that the line is gone stands for 1.5 s', async () => {
  const { foundation } = await showInSite(<ToastHost />);
  vi.useFakeTimers();
  act(() => foundation.toasts.show('offline', () => 'Gone'));
  act(() => void vi.advanceTimersByTime(1_499));
  expect(screen.getByRole('status').textContent).toBe('Gone');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('NET-11 a removal that is called late takes no toast but its own', async () => {
  const { foundation } = await showInSite(<ToastHost />);
  const { toasts } = foundation;
  act(() => toasts.show('offline', () => 'Gone'));
  const { id = 0 } = toasts.get() ?? {};
  act(() => toasts.show('done', () => 'Back'));
  act(() => toasts.drop(id));
  expect(screen.getByRole('status').textContent).toBe('Back');
});

it('LOBBY-04 a toast that tells of a failure stands for 3 s', async () => {
  const { foundation } = await showInSite(<ToastHost />);
  vi.useFakeTimers();
  act(() => foundation.toasts.show('failed', (t) => t('lobby.favourite_failed')));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByRole('status').textContent).toBe('Your favourites weren’t saved. Try again.');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});
