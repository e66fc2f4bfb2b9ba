// What vitest's settings take for a run that keeps which test files are green: the marks in what it loads, a set-up that notes
// what ran, a reporter that stores it, and the files that may be left out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { planRun, readRuns, type PlannedRun } from './green-tests.ts';
import { isMarked, withMarks } from './marks.ts';

/** As vitest takes plugins: a name, and what it does to each file that it loads. */
type Marking = {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => { code: string; map: null } | null;
};

const pathIn = (root: string, path: string): string =>
  relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/');

function marking(root: string): Marking {
  return {
    name: 'parlour-marks',
    enforce: 'pre',
    transform: (code, id) => {
      const file = pathIn(root, id);
      return isMarked(file) ? { code: withMarks(file, code), map: null } : null;
    },
  };
}

export type GreenRun = {
  leftOut: string[];
  plugins: Marking[];
  setupFiles: string[];
  reporters: Reporter[];
};

/** A run of `npx vitest` by hand keeps nothing and leaves out nothing. */
export const plainRun: GreenRun = { leftOut: [], plugins: [], setupFiles: [], reporters: [] };

type Ended = { moduleId: string; state: () => string; project: { name: string } };

/**
 * The files that passed. An error outside of all tests may have come of any file that shared a process with the one it was seen in:
 * then none of that lane counts as green, and none at all where no file is known.
 */
export function listPassed(modules: readonly Ended[], errors: readonly object[]): string[] {
  const broken = errors.map((error) => {
    const path = 'VITEST_TEST_PATH' in error ? error.VITEST_TEST_PATH : null;
    return modules.find(({ moduleId }) => moduleId === path)?.project.name;
  });
  if (broken.includes(undefined)) return [];
  return modules
    .filter((module) => module.state() === 'passed' && !broken.includes(module.project.name))
    .map(({ moduleId }) => moduleId);
}

/** Vitest reads its settings more than once in a run. */
const planned = Symbol.for('parlour.planned-run');
const processWide = globalThis as { [planned]?: PlannedRun };

/** `folder` is for what the tests note, and gets `left-out.json`, the files that are left out: none unless `leavesOut`. */
export function openGreenRun(root: string, folder: string, leavesOut: boolean): GreenRun {
  const { unchanged, keep } = (processWide[planned] ??= planRun(root));
  const leftOut = leavesOut ? unchanged : [];
  const notes = join(folder, 'runs');
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(folder, 'left-out.json'), JSON.stringify(leftOut));
  return {
    leftOut,
    plugins: [marking(root)],
    setupFiles: ['./scripts/test-run/unchanged/note-runs.ts'],
    reporters: [
      {
        onTestRunEnd: (modules, errors) => {
          const passed = listPassed(modules, errors).map((path) => pathIn(root, path));
          keep(passed, readRuns(notes));
        },
      },
    ],
  };
}
