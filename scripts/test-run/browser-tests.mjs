// The browser tests of a run. Plain JavaScript for the machine's own Node.
import { join } from 'node:path';
import { getBrowser } from '../browser/get-browser.mjs';
import { listSpecs, listTries, nameSpec } from './browser-report.mjs';
import { failedPages } from './failed-pages.mjs';
import { browserReasons } from './failure-reasons.mjs';
import { failed, judge, run, withReports } from './run-command.mjs';

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
      const specs = listSpecs(report.suites);
      /** Lists the names of tests with a status: failed, or passed only at the second try. */
      const namesBy = (wanted) =>
        specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(nameSpec);
      const { expected, unexpected, flaky, skipped } = report.stats;
      for (const page of failedPages(specs)) console.log(`\n${page}`);
      const counts = {
        passed: expected + flaky,
        failed: unexpected,
        skipped,
        late: namesBy('flaky'),
        lost: namesBy('unexpected'),
      };
      return {
        ...judge(counts, ok, filters.length > 0),
        times: report.suites.map(timeSpec),
        reasons: browserReasons(specs),
      };
    });
  };

const timeSpec = (suite) => ({
  lane: 'browser',
  file: `e2e/${suite.file}`,
  seconds: listSpecs([suite])
    .flatMap(listTries)
    .reduce((sum, { duration }) => sum + duration / 1000, 0),
});
