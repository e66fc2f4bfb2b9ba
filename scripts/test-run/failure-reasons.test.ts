import { expect, test } from 'vitest';

type Failure = { file: string; title: string; message?: string };
type Suite = { file: string; specs?: unknown[]; suites?: Suite[] };
type Module = {
  browserReasons: (specs: object[]) => Record<string, string>;
  unitReasons: (failures: Failure[]) => Record<string, string>;
};
// Plain JavaScript has no types to import.
const { browserReasons, unitReasons }: Module = await import(
  new URL('failure-reasons.mjs', import.meta.url).href
);
const { listSpecs }: { listSpecs: (suites: Suite[]) => object[] } = await import(
  new URL('browser-report.mjs', import.meta.url).href
);

test('HOUSE a failed unit test says what was expected, and where', () => {
  const message = [
    'AssertionError: expected 1 to be 2',
    '    at equal (/p/node_modules/vitest/a.js:1:1)',
    '    at /p/a/a.test.ts:7:3',
  ].join('\n');
  expect(unitReasons([{ file: 'a/a.test.ts', title: 'one', message }])).toEqual({
    'a/a.test.ts one': 'AssertionError: expected 1 to be 2 · at /p/a/a.test.ts:7:3',
  });
});

test('HOUSE a browser test that passed at its second try says why the first one failed', () => {
  const message =
    '\u001B[31mexpect(locator).toBeVisible() failed\u001B[39m\n\nLocator: button\nTimeout: 30000ms';
  const tests = [{ results: [{ errors: [{ message, location: { line: 12 } }] }, { errors: [] }] }];
  const suite = { file: 'a.spec.ts', specs: [{ title: 'one', line: 3, tests }] };
  expect(browserReasons(listSpecs([{ file: 'a.spec.ts', suites: [suite] }]))).toEqual({
    'e2e/a.spec.ts:3 one':
      'expect(locator).toBeVisible() failed · Locator: button · Timeout: 30000ms · at line 12',
  });
});

test('HOUSE a test that passed has no reason', () => {
  const specs = [{ title: 'one', line: 3, tests: [{ results: [{ errors: [] }] }] }];
  expect(browserReasons(listSpecs([{ file: 'a.spec.ts', specs }]))).toEqual({});
  expect(unitReasons([])).toEqual({});
});
