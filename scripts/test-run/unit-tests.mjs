// The unit tests of a run, and once more, alone, what failed. Plain JavaScript for the machine's own Node.
import { join, relative } from 'node:path';
import { failed, judge, nameTest, root, run, withReports } from './run-command.mjs';

/** So many files are tried again at most: where more fail, it is no moment of the machine. */
const mostFilesAgain = 5;

/** What failed, one name each. A file that cannot be loaded, or whose set-up failed, counts as one. */
export function listFailures({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length > 0) return tests.map(({ fullName }) => ({ file, title: fullName }));
    return status === 'failed' ? [{ file, title: 'the file itself' }] : [];
  });
}

/** Tests that another run has are no skipped ones. */
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

/** What passed at the second try is late; what failed then, be it another test of these files, has failed. */
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

/** `isNightly` runs all tests, properties with all their examples, and holds answers to their limits; the gate takes a fifth, and five times as long. */
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
          TEST_TIMES_FILE: join(folder, 'times.json'),
          // What is green is kept for `npm run check`.
          ...(!process.env.CI && { TEST_GREEN_FOLDER: folder }),
          ...(leavesOut && { TEST_LEAVE_OUT: 'unchanged' }),
          ...(!isNightly && { TEST_PROPERTY_SHARE: '0.2', TEST_SLACK: '5' }),
          // A log file is no place for colours.
          ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
        },
      },
    );
    const leftOut = read('left-out.json')?.length ?? 0;
    return { ok, leftOut, report: read('report.json'), times: read('times.json') ?? [] };
  });
}

async function tryAgain(report, isNightly) {
  const files = [...new Set(listFailures(report).map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFilesAgain) return null;
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const { report: again } = await runVitest({ words: ['--maxWorkers=1', ...files], isNightly });
  return again;
}

/** All unit tests, or those whose file matches one of the filters; `leavesOut` without those that were green as they are now. */
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
    return { ...judge(counts, ok || isMended, mayBeEmpty), leftOut, times };
  };
