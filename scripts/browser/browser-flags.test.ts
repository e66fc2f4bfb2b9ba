import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { browserFlags } from './browser-flags.ts';

const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));

/** Reads Playwright's flags from its source, because it does not export them. */
function listDisabledByPlaywright(): string[] {
  const source = readFileSync(playwright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /^ +disabledFeatures = \[\n(.*?)\n +\]/ms.exec(source) ?? [];
  return [...list.matchAll(/^ +"(\w+)",?$/gm)].flatMap(([, name]) => name ?? []);
}

describe('the flags of the tests’ browser', () => {
  it('HOUSE what Playwright switches off in Chromium stays off', () => {
    const prefix = '--disable-features=';
    const ours = browserFlags.find((flag) => flag.startsWith(prefix))?.slice(prefix.length);
    const theirs = listDisabledByPlaywright();
    expect(theirs).toContain('PaintHolding');
    expect(ours?.split(',')).toEqual(expect.arrayContaining(theirs));
  });
});
