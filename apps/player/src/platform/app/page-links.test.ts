// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { linkSplash } from './page-links.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const linksOn = (width: number, height: number, scale: number): (string | null)[] => {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', scale);
  linkSplash((across, down) => (scale === 3 ? `/splash/${across}x${down}` : null));
  return [...document.head.querySelectorAll('link[rel="apple-touch-startup-image"]')].map((link) =>
    link.getAttribute('href'),
  );
};

it('ROUTE-11 an iPhone is told of the image of its own screen', () => {
  expect(linksOn(390, 844, 3)).toEqual(['/splash/1170x2532']);
});
it('ROUTE-11 a screen that no iPhone has is told of none', () => {
  expect(linksOn(412, 915, 2.625)).toEqual([]);
});
