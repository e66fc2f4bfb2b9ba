// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '../testing/visit.tsx';
import { watchMouse } from './watch-mouse.ts';

afterEach(() => void vi.unstubAllGlobals());

it('WIDE-02, WIDE-04 nothing stands beside the page until there is a mouse, and it comes with one that is plugged in later', async () => {
  const mouse = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => mouse);
  const { site } = await visit('/m/login');
  watchMouse(site);
  expect(screen.queryByRole('complementary')).toBeNull();
  mouse.matches = true;
  act(() => void mouse.dispatchEvent(new Event('change')));
  expect(await screen.findByRole('complementary', { name: 'About Lumen' })).toBeDefined();
});
