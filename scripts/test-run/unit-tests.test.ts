import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Assertion = { fullName: string; status: string; tags?: string[] };
type Report = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
  errors?: { file: string | null; message: string }[];
};
type Counts = { passed: number; failed: number; skipped: number; late: string[]; lost: string[] };
type UnitTests = {
  countTwice: (first: Report, again: Report | null) => Counts;
  listFailures: (report: Report) => { file: string; title: string; message?: string }[];
};
// Plain JavaScript has no types to import.
const module: UnitTests = await import(new URL('unit-tests.mjs', import.meta.url).href);
const { countTwice, listFailures } = module;

const root = join(import.meta.dirname, '../..');

/** Creates vitest's report of one file, from its tests' names and statuses. */
function reportOf(tests: Record<string, string>, status = 'passed', tags: string[] = []): Report {
  const ends = Object.values(tests);
  const count = (wanted: string) => ends.filter((end) => end === wanted).length;
  return {
    numPassedTests: count('passed'),
    numPendingTests: count('skipped'),
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'a/a.test.ts'),
        status: count('failed') > 0 ? 'failed' : status,
        assertionResults: Object.entries(tests).map(([fullName, end]) => ({
          fullName,
          status: end,
          tags: end === 'skipped' ? tags : [],
        })),
      },
    ],
  };
}

describe('unit tests of a run', () => {
  test('HOUSE what passes when it is run again alone has passed late, and is named', () => {
    const first = reportOf({ one: 'passed', two: 'failed' });
    expect(countTwice(first, reportOf({ one: 'passed', two: 'passed' }))).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      late: ['a/a.test.ts two'],
      lost: [],
    });
  });

  test('HOUSE what fails twice has failed, and so has what fails the second time only', () => {
    const first = reportOf({ one: 'passed', two: 'failed' });
    const twice = countTwice(first, reportOf({ one: 'failed', two: 'failed' }));
    expect(twice).toMatchObject({ failed: 2, late: [] });
    expect(twice.lost).toEqual(['a/a.test.ts one', 'a/a.test.ts two']);
    expect(countTwice(first, null)).toMatchObject({ passed: 1, failed: 1, late: [] });
  });

  test('HOUSE a file that cannot be loaded, or whose set-up fails, is one failure', () => {
    const unread = reportOf({}, 'failed');
    expect(countTwice(unread, null)).toMatchObject({
      failed: 1,
      lost: ['a/a.test.ts the file itself'],
    });
    const broken = reportOf({ one: 'passed' }, 'failed');
    expect(countTwice(broken, null)).toMatchObject({ passed: 1, failed: 1 });
    expect(countTwice(broken, reportOf({ one: 'passed' }))).toMatchObject({ failed: 0 });
  });

  test('HOUSE an error outside of all tests is one failure, named with its file and its message', () => {
    const errors = [{ file: 'a/a.test.ts', message: 'Error: stray' }];
    const stray = { ...reportOf({ one: 'passed' }), errors };
    const name = 'a/a.test.ts an error outside of the tests';
    expect(countTwice(stray, null)).toMatchObject({ passed: 1, failed: 1, lost: [name] });
    expect(listFailures(stray)).toMatchObject([{ message: 'Error: stray' }]);
    expect(countTwice(stray, reportOf({ one: 'passed' }))).toMatchObject({
      failed: 0,
      late: [name],
    });
    const unknown = { ...stray, errors: [{ file: null, message: 'Error: stray' }] };
    expect(countTwice(unknown, null).lost).toEqual(['the run an error outside of the tests']);
  });

  test('HOUSE what is left to the nightly run is no skipped test, any other is', () => {
    expect(countTwice(reportOf({ one: 'skipped' }, 'passed', ['nightly']), null).skipped).toBe(0);
    expect(countTwice(reportOf({ one: 'skipped' }), null).skipped).toBe(1);
  });
});
