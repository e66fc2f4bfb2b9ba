// Runs the unit tests, and repeats failed ones alone. Plain JavaScript for the machine's own Node.
import { join, relative } from 'node:path';
import { unitReasons } from './failure-reasons.mjs';
import { failed, judge, nameTest, root, run, withReports } from './run-command.mjs';

/** The most files that are repeated: if more fail, the machine is not the cause. */
const mostFilesAgain = 5;
/** Stands for the file of an error of which vitest knows none. */
const noFile = 'the run';

/** Lists the failed tests. A file that cannot be loaded, or whose set-up failed, counts as one, and so does an error outside of all tests. */
export function listFailures({ testResults, errors = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length > 0)
      return tests.map(({ fullName, failureMessages = [] }) => ({
        file,
        title: fullName,
        message: failureMessages[0],
      }));
    return status === 'failed' ? [{ file, title: 'the file itself', message }] : [];
  });
  const outside = errors.map(({ file, message }) => ({
    file: file ?? noFile,
    title: 'an error outside of the tests',
    message,
  }));
  return [...failures, ...outside];
}

/** True for a test that is left to the nightly run, which does not count as skipped. */
const isLeftToNightly = ({ status, tags = [] }) => status === 'skipped' && tags.includes('nightly');

export function countTests(report) {
  const left = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(isLeftToNightly).length;
  return {
    passed: report.numPassedTests,
    failed: listFailures(report).length,
    skipped: report.numPendingTests + report.numTodoTests - left,
    late: [],
    lost: listFailures(report).map(nameTest),
  };
}

/** Counts the tests after the repetition. Tests that passed then are late; tests of these files that failed then have failed, even if they passed before. */
export function countTwice(report, again) {
  const first = countTests(report);
  if (again === null) return first;
  const second = listFailures(again).map(nameTest);
  const late = listFailures(report)
    .map(nameTest)
    .filter((name) => !second.includes(name));
  return {
    ...first,
    passed: first.passed + late.length,
    failed: second.length,
    late,
    lost: second,
  };
}

/** Runs vitest. `isNightly` runs all tests with all examples of properties and with the exact time limits; the gate uses a fifth of the examples and five times the limits. */
async function runVitest({ words, isNightly, leavesOut = false }) {
  return withReports(async (folder, read) => {
    const { ok } = await run(
      [
        'vitest',
        'run',
        `--outputFile=${join(folder, 'report.json')}`,
        '--passWithNoTests',
        ...(isNightly ? [] : ['--tags-filter=!nightly']),
        ...words,
      ],
      {
        env: {
          TEST_RUN_FILE: join(folder, 'run.json'),
          // Green files are recorded for `npm run check`.
          ...(!process.env.CI && { TEST_GREEN_FOLDER: folder }),
          ...(leavesOut && { TEST_LEAVE_OUT: 'unchanged' }),
          ...(!isNightly && { TEST_PROPERTY_SHARE: '0.2', TEST_SLACK: '5' }),
          // Log files should contain no colours.
          ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
        },
      },
    );
    const leftOut = read('left-out.json')?.length ?? 0;
    const { times = [], errors = [] } = read('run.json') ?? {};
    const report = read('report.json');
    return { ok, leftOut, report: report && { ...report, errors }, times };
  });
}

async function tryAgain(report, isNightly) {
  const files = [...new Set(listFailures(report).map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFilesAgain || files.includes(noFile)) return null;
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const { report: again } = await runVitest({ words: ['--maxWorkers=1', ...files], isNightly });
  return again;
}

/** Runs all unit tests, or those whose file matches one of the filters; with `leavesOut` without those that are green in their current state. */
export const unitTests =
  ({ filters, leavesOut, isNightly }) =>
  async () => {
    const { ok, leftOut, report, times } = await runVitest({
      words: filters,
      isNightly,
      leavesOut,
    });
    if (!report) return failed;
    const again = await tryAgain(report, isNightly);
    const counts = countTwice(report, again);
    const isMended = counts.failed === 0 && counts.late.length > 0;
    const mayBeEmpty = filters.length > 0 || leftOut > 0;
    const reasons = unitReasons(listFailures(report));
    return { ...judge(counts, ok || isMended, mayBeEmpty), leftOut, times, reasons };
  };
