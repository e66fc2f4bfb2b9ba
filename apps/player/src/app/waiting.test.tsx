// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { logoMarks } from '@parlour/contract/theme/theme';
import { Mark } from '@parlour/ui/marks/mark';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { Waiting } from './waiting.tsx';

afterEach(() => void vi.useRealTimers());

it('BOOT-10 the spinner comes after 150 ms, and goes by itself after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await showInSite(<Waiting />);
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  wait(149);
  expect(screen.queryByText('Loading')).toBeNull();
  wait(1);
  expect(screen.getByText('Loading')).toBeDefined();
  wait(9_849);
  expect(screen.getByText('Loading')).toBeDefined();
  wait(1);
  expect(screen.queryByText('Loading')).toBeNull();
});

it.each(logoMarks)('BOOT-10 the spinner shows the merchant’s logo: %s', async (logo) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await showInSite(<Waiting />, { info: { logo } });
  act(() => void vi.advanceTimersByTime(150));
  // Gradients have ids of their own in each mark.
  const shapes = (markup = '') => markup.replaceAll(/_[rR]_\w+_/g, '');
  const own = renderToStaticMarkup(<Mark name={logo} />);
  expect(shapes(document.querySelector('.spinner')?.innerHTML)).toBe(shapes(own));
});
