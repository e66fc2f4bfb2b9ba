// Finds calls of the site that bypass the sharing and storing of reads.
import { join } from 'node:path';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { expect, test } from 'vitest';
import { productSources, type Source } from './obeyed.ts';

const root = join(import.meta.dirname, '../..');
const everyCall: [string, Endpoint][] = Object.entries(endpoints);
const reads = new Set(
  everyCall.flatMap(([name, { method, hasEffects }]) =>
    method === 'GET' && !hasEffects ? [name] : [],
  ),
);

/** Finds calls such as `api(walletBalance, …)`, wherever the calling function comes from. */
const callsPast = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bapi\(\s*(\w+)/g)].flatMap(([, name = '']) =>
      reads.has(name) ? [`${file}: ${name}`] : [],
    ),
  );

test('NET-03, NET-04 data is asked for by reads, which share and keep it, and never by api', () => {
  const ofSite = productSources(root).filter(({ file }) => file.startsWith('apps/player/'));
  expect(ofSite.length).toBeGreaterThan(100);
  expect(callsPast(ofSite)).toEqual([]);
});
test('HOUSE the rule of reads knows a call that goes past them, and lets changes and launches go', () => {
  const source = (text: string) => [{ file: 'a.ts', text }];
  expect(callsPast(source('await foundation.api(\n  walletBalance, {})'))).toHaveLength(1);
  expect(
    callsPast(source('api(launchGame, {}); api(logOut, {}); read(walletBalance, {})')),
  ).toEqual([]);
});
