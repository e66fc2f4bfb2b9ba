// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ThemeRow } from './theme-row.tsx';

const page = document.documentElement;
const colours = () => document.head.querySelector('link[href="/m/schemes.css"]');
let device: EventTarget & { matches: boolean };

beforeEach(() => {
  device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#0c0b15">');
});
afterEach(() => {
  for (const each of document.head.querySelectorAll('meta[name="theme-color"], link, style'))
    each.remove();
  for (const name of ['scheme', 'schemeBy']) delete page.dataset[name];
});

async function open(given: Record<string, string>, options: TestOptions = {}) {
  Object.assign(page.dataset, given);
  const site = await showInSite(<ThemeRow />, options);
  const row = screen.getByRole('button');
  await user.click(row);
  await screen.findByRole('dialog', { name: 'Theme' });
  return { ...site, row };
}
/** The colours of both schemes, as the server sends them. */
function sendColours(): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>:root[data-scheme=dark]{--ground:#0c0b15}:root[data-scheme=light]{--ground:#f7f5ec}</style>',
  );
  colours()?.dispatchEvent(new Event('load'));
}
const choose = (name: string) => user.click(screen.getByRole('button', { name }));
const bars = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

it('MEMBER-17 the row names the scheme of the merchant, and the sheet offers the device’s, light and dark', async () => {
  const { row } = await open({ scheme: 'dark' });
  expect(row.textContent).toBe('ThemeDark');
  const choices = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(choices).toEqual(['Same as device', 'Light', 'Dark']);
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Dark');
});
it('MEMBER-17 a choice changes the page once its colours are there, the browser’s bars and the cookie', async () => {
  const { row } = await open({ scheme: 'dark' });
  await choose('Light');
  expect([page.dataset['scheme'], document.cookie]).toEqual(['dark', '']);
  act(sendColours);
  await waitFor(() => expect(row.textContent).toBe('ThemeLight'));
  expect(page.dataset['scheme']).toBe('light');
  expect([bars(), document.cookie]).toEqual(['#f7f5ec', 'scheme=light']);
  expect(document.activeElement).toBe(row);
});
it('MEMBER-17 the device’s scheme is followed while the page is open', async () => {
  const { row } = await open({ scheme: 'dark' });
  await choose('Same as device');
  act(sendColours);
  await waitFor(() => expect(row.textContent).toBe('ThemeSame as device'));
  expect([page.dataset['scheme'], page.dataset['schemeBy']]).toEqual(['light', 'device']);
  expect(document.cookie).toBe('scheme=device-light');
  device.matches = true;
  act(() => void device.dispatchEvent(new Event('change')));
  expect([page.dataset['scheme'], bars()]).toEqual(['dark', '#0c0b15']);
  expect(document.cookie).toBe('scheme=device-dark');
});
it('MEMBER-17 a page that follows the device says so, and no longer does after another choice', async () => {
  sendColours();
  const { row } = await open({ scheme: 'light', schemeBy: 'device' });
  expect(row.textContent).toBe('ThemeSame as device');
  await choose('Dark');
  await waitFor(() => expect(row.textContent).toBe('ThemeDark'));
  expect(colours()).toBeNull();
  act(() => void device.dispatchEvent(new Event('change')));
  expect([page.dataset['scheme'], page.dataset['schemeBy']]).toEqual(['dark', undefined]);
  expect(document.cookie).toBe('scheme=dark');
});
it('MEMBER-17 colours that cannot be loaded are said, the theme stays, and the next choice tries again', async () => {
  const { foundation, row } = await open({ scheme: 'dark' });
  await choose('Light');
  act(() => void colours()?.dispatchEvent(new Event('error')));
  const { notices, language } = foundation;
  await waitFor(() => expect(notices.get()).toHaveLength(1));
  const { t } = language.get();
  expect(notices.get().map(({ say }) => say(t))).toEqual([t('theme.failed')]);
  expect([row.textContent, page.dataset['scheme'], document.cookie]).toEqual([
    'ThemeDark',
    'dark',
    '',
  ]);
  expect(colours()).toBeNull();
});
