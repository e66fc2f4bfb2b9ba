// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { OptionalUpgrade, RequiredUpgrade } from './upgrade-dialog.tsx';
import { makeUpgrade } from './watch-upgrade.ts';

const opened = vi.fn<(address: string) => void>();
const closed = vi.fn<() => void>();
const link = 'https://files.example/app.ipa';
const help = 'https://help.example/chat';
const info = { customerService: [{ title: 'help.example', path: help }] };

afterEach(() => {
  opened.mockClear();
  closed.mockClear();
  Reflect.deleteProperty(window, 'openSafari');
  Reflect.deleteProperty(window, 'matchMedia');
});

async function show(Upgrade: typeof OptionalUpgrade) {
  Object.assign(window, { openSafari: opened, matchMedia: () => ({ matches: false }) });
  const { foundation } = await showInSite(<Upgrade isOpen onClose={closed} />, { info });
  act(() => foundation.keep(makeUpgrade).set({ link, version: '2.6.0', own: '2.4.38' }));
  return within(await screen.findByRole('dialog', { name: 'Update available' }));
}
const started = 'Your update should start now. If it doesn’t, tap Update now again.';

it('APP-08 a mandatory update cannot be closed, and leads on where it does not begin', async () => {
  const dialog = await show(RequiredUpgrade);
  expect(dialog.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(help);
  expect(dialog.getByRole('status').textContent).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Update now' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(dialog.getByRole('status').textContent).toBe(started);
});
it('APP-08 another one can be put off', async () => {
  const dialog = await show(OptionalUpgrade);
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});
