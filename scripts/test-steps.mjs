// The steps of `npm test`: each gives how many passed, failed and were skipped. Plain JavaScript for the machine's own Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getBrowser } from './get-browser.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const failed = { passed: 0, failed: 1, skipped: 0 };

/** Our own Node stands first on the path. */
function run(words, { quiet = false, env = {} } = {}) {
  const [command, ...rest] = words;
  const result = spawnSync(join(bin, command), rest, {
    cwd: root,
    env: { ...environment, ...(quiet && { NO_COLOR: '1' }), ...env },
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  });
  if (result.error) console.log(`${command}: ${result.error.message}`);
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

/** Commands that together count as one; what they say is shown only when one of them fails. */
function check(...commands) {
  return () => {
    const ok = commands.map((words) => {
      const result = run(words, { quiet: true });
      if (!result.ok) console.log(result.output.trim());
      return result.ok;
    });
    return ok.every(Boolean) ? { passed: 1, failed: 0, skipped: 0 } : failed;
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

function withReport(read) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-report-'));
  const file = join(folder, 'report.json');
  try {
    return read(file, () => {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return null;
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Unit tests, all or those whose file matches one of the filters. */
export const unitTests = (filters) => () =>
  withReport((file, readReport) => {
    const words = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`];
    // A log file is no place for colours.
    const env = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const { ok } = run([...words, '--passWithNoTests', ...filters], { env });
    const report = readReport();
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
    return judge(counts, ok, filters.length > 0);
  });

/** Browser tests, all or those whose file matches one of the filters. */
export const browserTests = (filters) => () => {
  const missing = getBrowser();
  if (missing) {
    console.log(missing);
    return failed;
  }
  return withReport((file, readReport) => {
    const words = ['playwright', 'test', '--reporter=dot,json', '--pass-with-no-tests', ...filters];
    const { ok } = run(words, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const stats = readReport()?.stats;
    if (!stats) return failed;
    // A test that passed only at the second try is a failure to look into.
    const counts = {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
    return judge(counts, ok, filters.length > 0);
  });
};

/** A few rounds of the kill runs; `npm run soak` makes many. */
export const killRuns = () => {
  const seed = Date.now() % 1_000_000;
  const { ok, output } = run(['node', 'soak/run.ts', '5', String(seed), '0'], { quiet: true });
  const [, passed, lost] = /^soak: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const counts = { passed: Number(passed ?? 0), failed: Number(lost ?? 0), skipped: 0 };
  if (!ok) console.log(output.trim());
  return judge(counts, ok, false);
};
