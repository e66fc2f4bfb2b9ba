// Tries one mutant in the copy: checks whether it compiles, and whether a test detects it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workplace } from '../workplace/workplace.ts';
import type { DrawnMutant } from './draw.ts';
import { applyMutant } from './operators.ts';

/** The set of tests to run (decision 098): those of `npm test`, or all. */
export type TestRun = 'gate' | 'nightly';

export type Fate =
  | { end: 'does not compile' }
  /** A test failed. `run` is the run that contains it; a mutant that only the nightly run detects passes the gate. */
  | { end: 'killed'; by: string; run: TestRun }
  | { end: 'survived' }
  /** No test failed, but they did not finish. */
  | { end: 'out of time' }
  /** The failed test also fails without the mutant, or the runner itself failed. */
  | { end: 'unclear'; why: string };

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};
type Failure = { file: string; title: string };

export type Bench = { copy: string; place: Workplace; nearest: (file: string) => string[] };

const typesLimitMs = 5 * 60_000;
const testsLimitMs = 20 * 60_000;

/** Lists the projects whose type check may be affected by a file. */
function projectsOf(file: string): string[] {
  if (file.startsWith('apps/player/')) return ['apps/player'];
  const isEverybodys = file.startsWith('packages/');
  return isEverybodys ? ['.', 'apps/player', 'apps/studio/client'] : ['.'];
}

export async function compiles(
  { copy, place }: Omit<Bench, 'nearest'>,
  file: string,
): Promise<boolean> {
  for (const project of projectsOf(file)) {
    const words = ['tsc', '-p', project];
    const { status } = await place.run(words, { cwd: copy, limitMs: typesLimitMs });
    if (status !== 0) return false;
  }
  return true;
}

export function firstFailure(report: Report): Failure | null {
  for (const { name, status, assertionResults, message } of report.testResults) {
    const failed = assertionResults.find((each) => each.status === 'failed');
    if (failed) return { file: name, title: failed.fullName };
    const [said = ''] = message.split('\n');
    if (status === 'failed') return { file: name, title: `cannot be loaded: ${said}` };
  }
  return null;
}

type TestOutcome = { failure: Failure | null; isLate: boolean; isBroken: boolean; output: string };

/** A command to run, and the reader of its report. */
type Lane = {
  words: string[];
  env?: Record<string, string>;
  readFailure: (report: unknown) => Failure | null;
};

const reportOf = ({ folder }: Workplace): string => join(folder, 'report.json');

async function run(
  { copy, place }: Bench,
  { words, env = {}, readFailure }: Lane,
): Promise<TestOutcome> {
  rmSync(reportOf(place), { force: true });
  const { status, isLate, output } = await place.run(words, {
    cwd: copy,
    limitMs: testsLimitMs,
    env,
  });
  try {
    const failure = readFailure(JSON.parse(readFileSync(reportOf(place), 'utf8')));
    return { failure, isLate, isBroken: status !== 0 && !failure, output };
  } catch {
    return { failure: null, isLate, isBroken: true, output };
  }
}

const test = (bench: Bench, words: string[], testRun: TestRun = 'nightly'): Promise<TestOutcome> =>
  run(bench, {
    ...(testRun === 'gate' && { env: { TEST_PROPERTY_SHARE: '0.2' } }),
    words: [
      'vitest',
      ...words,
      ...(testRun === 'gate' ? ['--tags-filter=!nightly'] : []),
      '--reporter=json',
      `--outputFile=${reportOf(bench.place)}`,
      '--bail=1',
      '--passWithNoTests',
    ],
    readFailure: (report) => firstFailure(report as Report),
  });

type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
};

/** Finds the first failure in Playwright's report. */
export function firstBrowserFailure({ suites = [] }: { suites?: Suite[] }): Failure | null {
  for (const { file, specs = [], suites: inner = [] } of suites) {
    const failed = specs.find(({ ok }) => !ok);
    if (failed) return { file: `e2e/${file}`, title: failed.title };
    const found = firstBrowserFailure({ suites: inner });
    if (found) return found;
  }
  return null;
}

/** Runs browser tests on the product built from the changed files. */
const testInBrowser = (
  bench: Bench,
  files: string[],
  testRun: TestRun = 'nightly',
): Promise<TestOutcome> =>
  run(bench, {
    words: [
      'playwright',
      'test',
      ...files,
      ...(testRun === 'gate' ? ['--grep-invert=@nightly'] : []),
      '--max-failures=1',
      '--reporter=json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(bench.place) },
    readFailure: (report) => firstBrowserFailure(report as { suites?: Suite[] }),
  });

const isSettled = ({ failure, isLate, isBroken }: TestOutcome): boolean =>
  failure !== null || isLate || isBroken;

/** Runs the nearest tests first, then all that import the file. */
async function testInGate(bench: Bench, file: string): Promise<TestOutcome> {
  const near = bench.nearest(file);
  const first = near.length > 0 ? await test(bench, ['run', ...near], 'gate') : null;
  return first && isSettled(first) ? first : test(bench, ['related', file, '--run'], 'gate');
}

/** Runs `work` while the copy contains the mutant. */
async function withMutant<T>(bench: Bench, drawn: DrawnMutant, work: () => Promise<T>): Promise<T> {
  const path = join(bench.copy, drawn.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(whole, drawn.mutant));
  try {
    return await work();
  } finally {
    writeFileSync(path, whole);
  }
}

/** Determines the mutant's fate; a failed test is repeated without the mutant. */
async function judge(bench: Bench, tested: TestOutcome, testRun: TestRun): Promise<Fate> {
  const { failure, isLate, isBroken, output } = tested;
  if (isLate) return { end: 'out of time' };
  if (!failure) {
    return isBroken ? { end: 'unclear', why: output.trim().slice(-400) } : { end: 'survived' };
  }
  const by = `${failure.file.replace(`${bench.copy}/`, '')}: ${failure.title}`;
  const again = failure.file.endsWith('.spec.ts')
    ? await testInBrowser(bench, [failure.file])
    : await test(bench, ['run', failure.file]);
  return again.failure || again.isBroken
    ? { end: 'unclear', why: `fails without the mutant too: ${by}` }
    : { end: 'killed', by, run: testRun };
}

/** Checks whether the mutant compiles, and whether a unit test of the gate detects it. */
export async function tryMutant(bench: Bench, drawn: DrawnMutant): Promise<Fate> {
  const tested = await withMutant(bench, drawn, async () =>
    (await compiles(bench, drawn.file)) ? testInGate(bench, drawn.file) : null,
  );
  return tested === null ? { end: 'does not compile' } : judge(bench, tested, 'gate');
}

/** True for the player's files, whose mutants a browser test may detect. */
const isSeen = ({ file }: Pick<DrawnMutant, 'file'>): boolean => file.startsWith('apps/player/');

/** Tries a mutant that survived the gate's unit tests: the gate's browser tests, all unit tests, all browser tests, until one detects it. */
export async function tryTheRest(bench: Bench, drawn: DrawnMutant): Promise<Fate> {
  const related = (): Promise<TestOutcome> => test(bench, ['related', drawn.file, '--run']);
  type Stage = [TestRun, () => Promise<TestOutcome>];
  const inBrowser = (testRun: TestRun): Stage[] =>
    isSeen(drawn) ? [[testRun, () => testInBrowser(bench, [], testRun)]] : [];
  const stages: Stage[] = [...inBrowser('gate'), ['nightly', related], ...inBrowser('nightly')];
  for (const [testRun, make] of stages) {
    const fate = await judge(bench, await withMutant(bench, drawn, make), testRun);
    if (fate.end !== 'survived') return fate;
  }
  return { end: 'survived' };
}
