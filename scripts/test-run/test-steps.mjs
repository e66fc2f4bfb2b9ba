// The steps of `npm test`: each gives how many passed, failed and were skipped. Plain JavaScript for the machine's own Node.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getBrowser } from '../browser/get-browser.mjs';
import { failedPages } from './failed-pages.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const failed = { passed: 0, failed: 1, skipped: 0 };

/** Our own Node stands first on the path. */
async function run(words, { quiet = false, env = {} } = {}) {
  const [command, ...rest] = words;
  const child = spawn(join(bin, command), rest, {
    cwd: root,
    env: { ...environment, ...(quiet && { NO_COLOR: '1' }), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(`${command}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { ok, output };
}

/** Commands that together count as one; what they say is shown only when one of them fails. */
export function check(...commands) {
  return async () => {
    let isGood = true;
    for (const words of commands) {
      const { ok, output } = await run(words, { quiet: true });
      if (!ok) console.log(output.trim());
      isGood &&= ok;
    }
    return isGood ? { passed: 1, failed: 0, skipped: 0 } : failed;
  };
}

export const checks = [
  ['format', check(['oxfmt', '--check'])],
  ['lint', check(['oxlint', '--format=unix'])],
  [
    'types',
    check(
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'apps/player'],
      ['tsc', '-p', 'apps/studio/client'],
      ['tsc', '-p', 'packages/ui'],
      ['tsc', '-p', 'e2e'],
    ),
  ],
  ['phrases', check(['node', 'packages/phrases/src/compile.ts'])],
  ['requirements', check(['node', 'scripts/requirements.ts'])],
  ['unused code', check(['knip', '--no-progress'])],
  ['sizes', check(['size-limit'])],
];

/** A runner that crashed, or ran nothing, counts as one failure, whatever its report says. */
function judge(counts, ok, mayBeEmpty) {
  const ran = counts.passed + counts.failed;
  const broken = (!ok && counts.failed === 0) || (ran === 0 && !mayBeEmpty);
  if (broken) console.log('The runner failed or ran no test.');
  return broken ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** `use` gets a folder for reports, and a way to read one; null where there is none. */
async function withReports(use) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-report-'));
  const read = (name) => {
    try {
      return JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch {
      return null;
    }
  };
  try {
    return await use(folder, read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Unit tests, all or those whose file matches one of the filters; `leavesOut` without those that were green as they are now. */
export const unitTests = (filters, leavesOut) => () =>
  withReports(async (folder, read) => {
    const words = ['vitest', 'run', `--outputFile=${join(folder, 'report.json')}`];
    const env = {
      TEST_TIMES_FILE: join(folder, 'times.json'),
      ...(!process.env.CI && { TEST_GREEN_FOLDER: folder }),
      ...(leavesOut && { TEST_LEAVE_OUT: 'unchanged' }),
      // A log file is no place for colours.
      ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
    };
    const { ok } = await run([...words, '--passWithNoTests', ...filters], { env });
    const report = read('report.json');
    if (!report) return failed;
    // A file that cannot be loaded has no tests to count.
    const unread = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unread.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    const leftOut = read('left-out.json')?.length ?? 0;
    const judged = judge(counts, ok, filters.length > 0 || leftOut > 0);
    return { ...judged, leftOut, times: read('times.json') ?? [] };
  });

/** Browser tests, all or those whose file matches one of the filters. */
export const browserTests = (filters) => () => {
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
      ...filters,
    ];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json') };
    const { ok } = await run(words, { env });
    const report = read('report.json');
    if (!report?.stats) return failed;
    const { expected, unexpected, flaky, skipped } = report.stats;
    for (const page of failedPages(report.suites)) console.log(`\n${page}`);
    const late = report.suites.flatMap(listLate);
    for (const title of late) console.log(`passed at the second try only: ${title}`);
    // One of hundreds may meet a moment of the machine; several are a fault to look into.
    const isFault = flaky > mostLate;
    const counts = {
      passed: expected + (isFault ? 0 : flaky),
      failed: unexpected + (isFault ? flaky : 0),
      skipped,
    };
    return { ...judge(counts, ok, filters.length > 0), times: report.suites.map(timeSpec) };
  });
};

/** So many browser tests of one run may pass at their second try only; they are named. */
const mostLate = 2;

/** The titles of tests that passed at the second try only. A file's tests may stand in groups. */
const listLate = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(listLate),
];

const timeSpec = (suite) => ({
  lane: 'browser',
  file: `e2e/${suite.file}`,
  seconds: listRuns(suite).reduce((sum, { duration }) => sum + duration / 1000, 0),
});

/** A file's tests may stand in groups, and have been tried more than once. */
const listRuns = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(listRuns),
];

/** A few rounds of the kill runs, and each step of each game once; `npm run soak` makes many. */
export const killRuns = async () => {
  const seed = Date.now() % 1_000_000;
  const { ok, output } = await run(['node', 'soak/run.ts', '5', String(seed), '0', '1'], {
    quiet: true,
  });
  const [, passed, lost] = /^soak: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const counts = { passed: Number(passed ?? 0), failed: Number(lost ?? 0), skipped: 0 };
  if (!ok) console.log(output.trim());
  return judge(counts, ok, false);
};
