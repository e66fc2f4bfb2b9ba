// Vitest's settings for a run that records which test files are green: marks in the loaded code, a set-up that notes which code
// ran, a reporter that stores it, and the files that may be skipped.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { planRun, readRuns, type PlannedRun } from './green-tests.ts';
import { isMarked, withMarks } from './marks.ts';

/** A vitest plugin: a name, and a transformation of each loaded file. */
type MarkingPlugin = {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => { code: string; map: null } | null;
};

const pathIn = (root: string, path: string): string =>
  relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/');

function marking(root: string): MarkingPlugin {
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
  plugins: MarkingPlugin[];
  setupFiles: string[];
  reporters: Reporter[];
};

/** The settings of a manual run of `npx vitest`, which stores nothing and skips nothing. */
export const plainRun: GreenRun = { leftOut: [], plugins: [], setupFiles: [], reporters: [] };

type FinishedModule = { moduleId: string; state: () => string; project: { name: string } };

/**
 * Lists the files that passed. An error outside of all tests may be caused by any file that shared the process with the reported one,
 * so no file of that lane counts as green, and none at all if no file is known.
 */
export function listPassed(
  modules: readonly FinishedModule[],
  errors: readonly object[],
): string[] {
  const broken = errors.map((error) => {
    const path = 'VITEST_TEST_PATH' in error ? error.VITEST_TEST_PATH : null;
    return modules.find(({ moduleId }) => moduleId === path)?.project.name;
  });
  if (broken.includes(undefined)) return [];
  return modules
    .filter((module) => module.state() === 'passed' && !broken.includes(module.project.name))
    .map(({ moduleId }) => moduleId);
}

/** The process-wide plan, because vitest reads its settings more than once in a run. */
const planned = Symbol.for('parlour.planned-run');
const processWide = globalThis as { [planned]?: PlannedRun };

/** Opens a run. `folder` gets the tests' notes, and `left-out.json` with the skipped files; there are none unless `leavesOut`. */
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
