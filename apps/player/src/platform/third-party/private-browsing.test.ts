import { afterEach, expect, test, vi } from 'vitest';
import { isPrivateBrowsing } from './private-browsing.ts';

const mib = 1_048_576;
afterEach(() => void vi.unstubAllGlobals());

type Browser = { heapMib?: number; quotaMib?: number; keepsFiles?: boolean | null };

function pretend({ heapMib, quotaMib, keepsFiles = true }: Browser): void {
  const memory = heapMib === undefined ? {} : { memory: { jsHeapSizeLimit: heapMib * mib } };
  vi.stubGlobal('performance', memory);
  const getDirectory = async () => {
    if (keepsFiles === false) throw new Error('none');
  };
  const storage = {
    estimate: async () => (quotaMib === undefined ? {} : { quota: quotaMib * mib }),
    ...(keepsFiles !== null && { getDirectory }),
  };
  vi.stubGlobal('navigator', { storage });
}

test.each<[name: string, browser: Browser, isPrivate: boolean]>([
  ['Chromium with a share of the disk', { heapMib: 1_024, quotaMib: 60_000 }, false],
  ['Chromium in private, by its memory', { heapMib: 1_024, quotaMib: 1_200 }, true],
  ['Chromium of today, the same in both', { heapMib: 3_586, quotaMib: 10_240 }, false],
  ['Chromium that says nothing', { heapMib: 1_024 }, false],
  ['Firefox or Safari', {}, false],
  ['Firefox or Safari in private', { keepsFiles: false }, true],
  ['one that is too old to have files', { keepsFiles: null }, false],
])('IDP-06 %s', async (_name, browser, isPrivate) => {
  pretend(browser);
  expect(await isPrivateBrowsing()).toBe(isPrivate);
});

test('IDP-06 a browser that allows none of the questions keeps nobody out', async () => {
  vi.stubGlobal('navigator', {});
  expect(await isPrivateBrowsing()).toBe(false);
});
