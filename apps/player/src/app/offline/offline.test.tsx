// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createLanguage } from '#foundation/language/language.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { notFound } from '#pages/not-found/record.ts';
import { createLoadedPages } from '../loaded-pages.ts';
import { addToasts } from '../quiet/add-toasts.ts';
import { RoutePage } from '../route-page.tsx';
import { visit } from '../testing/visit.tsx';

afterEach(() => void vi.restoreAllMocks());

function turn(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('NET-11 that the line is gone is told in a toast, and that it is back in another', async () => {
  const { site } = await visit('/m/login');
  await act(() => addToasts(site));
  turn(false);
  await screen.findByText('No internet connection');
  turn(true);
  await screen.findByText('Back online');
  expect(screen.queryByText('No internet connection')).toBeNull();
});

it('NET-19 a page that was never opened says without a line that it is gone, and comes by itself when it is back', async () => {
  let hasLine = false;
  const language = createLanguage('EN', { currency: 'PHP', digits: null }, () => undefined);
  const need = () => (hasLine ? Promise.resolve() : Promise.reject(new TypeError('no line')));
  turn(false);
  const pages = createLoadedPages({ ...language, need });
  await showInSite(<RoutePage view={notFound} tab={null} pages={pages} />);
  await screen.findByRole('heading', { level: 1, name: 'You’re offline' });
  hasLine = true;
  turn(true);
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.queryByText('You’re offline')).toBeNull();
});
