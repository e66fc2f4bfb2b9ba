// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { AppIcon } from './app-icon.tsx';
import { useApp } from '#foundation/site/use-app.ts';

const answer = vi.fn<(url: string) => Promise<Response>>();
const wire = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async (url: string) => answer(url)) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = wire;
  answer.mockReset();
  document.head.querySelector('link[rel="manifest"]')?.remove();
});

const linkManifest = () =>
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/m/app.json?x=1">');
const manifest = {
  name: 'Mango',
  icons: [{ src: '/m/icon-192.png', sizes: '192x192', purpose: 'any' }],
};
const Name = () => <p>{useApp().name}</p>;
const show = () =>
  showInSite(
    <>
      <Name />
      <AppIcon size="small" />
      <AppIcon size="large" />
    </>,
    { info: { name: 'Lumen' } },
  );
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
const marks = () => document.querySelectorAll('svg').length;

it('APP-05 name and icon come from the manifest that the page links, asked for once', async () => {
  linkManifest();
  answer.mockImplementation(async () => Response.json(manifest));
  await show();
  expect(await screen.findByText('Mango')).toBeDefined();
  const icon = `${location.origin}/m/icon-192.png`;
  expect(pictures()).toEqual([icon, icon]);
  expect(answer.mock.calls).toEqual([[`${location.origin}/m/app.json?x=1`]]);
});

it('APP-05 without one they are the name of the status and the mark', async () => {
  await show();
  expect(screen.getByText('Lumen')).toBeDefined();
  expect([pictures(), marks()]).toEqual([[], 2]);
  expect(answer).not.toHaveBeenCalled();
});

it('APP-05 so they are while it does not come, and where the icon does not', async () => {
  linkManifest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValue(promise);
  await show();
  expect([screen.getByText('Lumen').textContent, marks()]).toEqual(['Lumen', 2]);
  await act(async () => resolve(Response.json(manifest)));
  expect([pictures().length, marks()]).toEqual([2, 0]);
  for (const picture of document.querySelectorAll('img')) fireEvent.error(picture);
  expect([pictures().length, marks()]).toEqual([0, 2]);
});
