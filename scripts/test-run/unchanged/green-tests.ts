// Records in `.cache` which test files were green, with the digest of their inputs and the files that they ran.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readTree, writeJson } from './source-tree.ts';
import { digestInputs, isTest, readInputs } from './test-inputs.ts';
import { readWhole } from './whole-run.ts';

type GreenEntry = { digest: string; ran: string[] };
/** The files that a test file ran, and those that ran while others were loaded. */
export type TestRuns = { file: string; ran: string[]; atLoad: string[] };

const kept = join('.cache', 'green-tests.json');

export type PlannedRun = {
  /** The number of test files. */
  count: number;
  /** Test files that were green in their current state, sorted. */
  unchanged: string[];
  /** Stores the files that passed, with the digests from before the run, because changes during the run were not tested. */
  keep: (passed: string[], runs: TestRuns[]) => void;
};

/** Plans a run by the current sources. */
export function planRun(root: string, tree = readTree(root)): PlannedRun {
  const inputsOf = readInputs(tree);
  const whole = readWhole(tree);
  const path = join(root, kept);
  const digest = (test: string, ran: string[] | null) =>
    digestInputs(tree, inputsOf(test, ran && new Set(ran)), whole);
  const isUnchanged = ([test, { digest: green, ran }]: [string, GreenEntry]): boolean =>
    isTest(test) && tree.files.has(test) && green === digest(test, ran);

  const keep: PlannedRun['keep'] = (passed, runs) => {
    const before = readJson<Record<string, GreenEntry>>(path, {});
    const byFile = new Map(runs.map((each) => [each.file, each]));
    const atLoad = runs.flatMap((each) => each.atLoad);
    const green = passed.flatMap((test) => {
      const found = byFile.get(test);
      if (!found) return [];
      // Code that a test once ran it may run again, depending on the time of day or the machine's load.
      const ran = [...new Set([...found.ran, ...atLoad, ...(before[test]?.ran ?? [])])];
      const { loaded, whole: read } = inputsOf(test, new Set(ran));
      const own = ran.filter((file) => read.has(file) || loaded.has(file)).toSorted();
      const now = digest(test, own);
      return now === null ? [] : [[test, { digest: now, ran: own }] as const];
    });
    const still = Object.entries(before).filter(([test]) => tree.files.has(test));
    writeJson(path, Object.fromEntries([...still, ...green]));
  };
  const green = Object.entries(readJson<Record<string, GreenEntry>>(path, {}));
  return {
    count: [...tree.files.keys()].filter(isTest).length,
    unchanged: green
      .filter(isUnchanged)
      .map(([test]) => test)
      .toSorted(),
    keep,
  };
}

/** Reads the notes of all tests of a run. */
export const readRuns = (folder: string): TestRuns[] =>
  readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestRuns,
  );
