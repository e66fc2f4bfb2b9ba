// Which test files were green, of what each was made then, and what it ran: kept in `.cache`, one entry a test file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readTree, writeJson } from './source-tree.ts';
import { digestInputs, isTest, readInputs } from './test-inputs.ts';
import { readWhole } from './whole-run.ts';

type Green = { digest: string; ran: string[] };
/** What a test file ran, and what the files ran that were loaded for it. */
export type Runs = { file: string; ran: string[]; atLoad: string[] };

const kept = join('.cache', 'green-tests.json');

export type PlannedRun = {
  /** How many test files there are. */
  count: number;
  /** Test files that were green as they are now, sorted. */
  unchanged: string[];
  /** Stores what passed, with its digest from before the run: a change during the run was not tested. */
  keep: (passed: string[], runs: Runs[]) => void;
};

/** By all sources as they are now. */
export function planRun(root: string, tree = readTree(root)): PlannedRun {
  const inputsOf = readInputs(tree);
  const whole = readWhole(tree);
  const path = join(root, kept);
  const digest = (test: string, ran: string[] | null) =>
    digestInputs(tree, inputsOf(test, ran && new Set(ran)), whole);
  const isUnchanged = ([test, { digest: green, ran }]: [string, Green]): boolean =>
    isTest(test) && tree.files.has(test) && green === digest(test, ran);

  const keep: PlannedRun['keep'] = (passed, runs) => {
    const before = readJson<Record<string, Green>>(path, {});
    const byFile = new Map(runs.map((each) => [each.file, each]));
    const atLoad = runs.flatMap((each) => each.atLoad);
    const green = passed.flatMap((test) => {
      const found = byFile.get(test);
      if (!found) return [];
      // What it ran once it may run again: by the time of day, or by what the machine was busy with.
      const ran = [...new Set([...found.ran, ...atLoad, ...(before[test]?.ran ?? [])])];
      const { loaded, whole: read } = inputsOf(test, new Set(ran));
      const own = ran.filter((file) => read.has(file) || loaded.has(file)).toSorted();
      const now = digest(test, own);
      return now === null ? [] : [[test, { digest: now, ran: own }] as const];
    });
    const still = Object.entries(before).filter(([test]) => tree.files.has(test));
    writeJson(path, Object.fromEntries([...still, ...green]));
  };
  const green = Object.entries(readJson<Record<string, Green>>(path, {}));
  return {
    count: [...tree.files.keys()].filter(isTest).length,
    unchanged: green
      .filter(isUnchanged)
      .map(([test]) => test)
      .toSorted(),
    keep,
  };
}

/** What all tests of a run noted. */
export const readRuns = (folder: string): Runs[] =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Runs);
