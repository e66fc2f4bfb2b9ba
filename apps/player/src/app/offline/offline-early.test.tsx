// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createLanguage } from '#foundation/language/language.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { notFound } from '#pages/not-found/record.ts';
import { createLoadedPages } from '../loaded-pages.ts';
import { loadOfflinePage } from './load-offline-page.ts';
import { RoutePage } from '../route-page.tsx';

let isLineThere = false;
const loadOffline: typeof loadOfflinePage = () =>
  isLineThere ? loadOfflinePage() : Promise.reject(new TypeError('no line'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('NET-19 a line that is lost before the offline page’s own code has come is told all the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const language = createLanguage('EN', { currency: 'PHP', digits: null }, () => undefined);
  const need = () => (isLineThere ? Promise.resolve() : Promise.reject(new TypeError('no line')));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const pages = createLoadedPages({ ...language, need });
  await showInSite(<RoutePage {...{ view: notFound, tab: null, pages, loadOffline }} />);
  await screen.findByRole('heading', { level: 1, name: 'You’re offline' });
  isLineThere = true;
  isOnline.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.queryByText('You’re offline')).toBeNull();
});
