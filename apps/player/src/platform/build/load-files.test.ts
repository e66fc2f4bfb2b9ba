// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadFiles } from './load-files.ts';

const base = import.meta.env.BASE_URL;
const links = () => [...document.querySelectorAll('link')];
const lines = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
const sheet = () => {
  const [found] = links().filter(({ rel }) => rel === 'stylesheet');
  if (!found) throw new Error('there is no style sheet');
  return found;
};
const load = vi.fn<() => Promise<string>>(async () => 'the page');
afterEach(() => {
  for (const link of links()) link.remove();
  load.mockClear();
});

it('HOUSE requests the files of a page together, and waits for its style sheet', async () => {
  const page = loadFiles(load, ['assets/page.css', 'assets/shared.js']);
  expect(lines()).toEqual([
    `stylesheet ${base}assets/page.css`,
    `modulepreload ${base}assets/shared.js`,
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  sheet().dispatchEvent(new Event('load'));
  expect(await page).toBe('the page');
});

it('HOUSE requests no file that the page has, and none twice', async () => {
  const painted = document.createElement('link');
  Object.assign(painted, { rel: 'stylesheet', href: `${base}assets/painted.css` });
  document.head.append(painted);
  const first = loadFiles(load, ['assets/painted.css', 'assets/page.css']);
  const second = loadFiles(load, ['assets/page.css']);
  expect(links()).toHaveLength(2);
  links()[1]?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(await loadFiles(load, ['assets/page.css'])).toBe('the page');
  expect(links()).toHaveLength(2);
});

it('C2 a style sheet that failed is requested once more at the next attempt', async () => {
  const told = vi.fn<() => void>();
  window.addEventListener('vite:preloadError', told);
  const first = loadFiles(load, ['assets/page.css']);
  sheet().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/page.css could not be loaded');
  expect(load).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  const second = loadFiles(load, ['assets/page.css']);
  sheet().dispatchEvent(new Event('load'));
  expect(await second).toBe('the page');
  window.removeEventListener('vite:preloadError', told);
});

it('C2 a script that cannot be loaded is told to the page', async () => {
  const told = vi.fn<() => void>();
  window.addEventListener('vite:preloadError', told);
  const gone = async () => Promise.reject(new TypeError('gone'));
  await expect(loadFiles(gone)).rejects.toThrow('gone');
  expect(told).toHaveBeenCalledOnce();
  window.removeEventListener('vite:preloadError', told);
});
