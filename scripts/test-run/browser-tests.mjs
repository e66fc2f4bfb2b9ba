// The browser tests of a run. Plain JavaScript for the machine's own Node.
import { join } from 'node:path';
import { getBrowser } from '../browser/get-browser.mjs';
import { failedPages } from './failed-pages.mjs';
import { browserReasons } from './failure-reasons.mjs';
import { failed, judge, nameTest, run, withReports } from './run-command.mjs';

/** Runs all browser tests, or those whose file matches one of the filters. A failed test is repeated once. */
export const browserTests =
  ({ filters, isNightly }) =>
  () => {
    const missing = getBrowser();
    if (missing) {
      console.log(missing);
      return failed;
    }
    return withReports(async (folder, read) => {
      const words = [
        'playwright',
        'test',
        '--retries=1',
        '--reporter=dot,json',
        '--pass-with-no-tests',
        ...(isNightly ? [] : ['--grep-invert=@nightly']),
        ...filters,
      ];
      const env = {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json'),
        ...(!isNightly && { TEST_MOTION: 'none' }),
      };
      const { ok } = await run(words, { env });
      const report = read('report.json');
      if (!report?.stats) return failed;
      const { expected, unexpected, flaky, skipped } = report.stats;
      for (const page of failedPages(report.suites)) console.log(`\n${page}`);
      const counts = {
        passed: expected + flaky,
        failed: unexpected,
        skipped,
        late: report.suites.flatMap(listBy('flaky')),
        lost: report.suites.flatMap(listBy('unexpected')),
      };
      return {
        ...judge(counts, ok, filters.length > 0),
        times: report.suites.map(timeSpec),
        reasons: browserReasons(report.suites),
      };
    });
  };

/** Lists the names of tests with a status: failed, or passed only at the second try. Tests may be in nested groups. */
const listBy =
  (wanted) =>
  ({ file, specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, line }) => nameTest({ file: `e2e/${file}`, line, title })),
    ...suites.flatMap(listBy(wanted)),
  ];

const timeSpec = (suite) => ({
  lane: 'browser',
  file: `e2e/${suite.file}`,
  seconds: listRuns(suite).reduce((sum, { duration }) => sum + duration / 1000, 0),
});

/** Lists all runs of tests. Tests may be in nested groups, and run more than once. */
const listRuns = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(listRuns),
];
