// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { makeWelcome } from './watch-welcome.ts';
import { WelcomePictures } from './welcome-pictures.tsx';

/** The names of the files that the page passed to the browser. */
const saved: string[] = [];

// Stubs for drawing, which jsdom does not have.
beforeEach(() => {
  HTMLImageElement.prototype.decode = async () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  saved.length = 0;
});

it('WELC-01 the two pictures are saved under two names, so that neither takes the other’s place', async () => {
  const close = vi.fn<() => void>();
  const { foundation } = await showInSite(<WelcomePictures isOpen onClose={close} />);
  act(() =>
    foundation.keep(makeWelcome).set({
      first: { name: '1 /a.svg', url: '/a.svg' },
      second: { name: '2 /b.svg', url: '/b.svg' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Save image' }));
  await user.click(await screen.findByRole('button', { name: 'Save image' }));
  await expect.poll(() => close.mock.calls).toHaveLength(1);
  expect(saved).toEqual(['Lumen.png', 'Lumen 2.png']);
});
