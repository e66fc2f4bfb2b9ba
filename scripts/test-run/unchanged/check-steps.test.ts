import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

type Digests = Record<string, string>;
type Now = {
  rules: string;
  lint: Digests;
  types: Digests;
  sizes: string;
  unchangedTests: number | null;
};
type Plan = { now: Now; green: Partial<Now>; keep: (part: Partial<Now>) => void };
type StepRun = () => Promise<{ failed: number }>;
type Step = [string, StepRun];
type Steps = {
  checkRows: (of: object) => Step[][];
  nameLeftOut: (results: object[], plan: Plan) => string;
  keeper: (root: string) => Pick<Plan, 'green' | 'keep'>;
};
// Plain JavaScript has no types to import.
const module: Steps = await import(new URL('check-steps.mjs', import.meta.url).href);

const now: Now = {
  rules: 'rules',
  lint: { 'a.ts': 'a', 'b.ts': 'b' },
  types: { '.': 'all', e2e: 'journeys' },
  sizes: 'built',
  unchangedTests: null,
};

/** Runs all steps and records their commands. Those named in `fails` fail. */
async function runSteps(
  green: Partial<Now>,
  { fails = /^$/, unchangedTests = null as number | null } = {},
) {
  const kept: Partial<Now>[] = [];
  const ran: string[] = [];
  const plan: Plan = {
    now: { ...now, unchangedTests },
    green,
    keep: (part) => void kept.push(part),
  };
  const check = (words: string[]) => async () => {
    ran.push(words.join(' '));
    return { failed: fails.test(words.join(' ')) ? 1 : 0 };
  };
  const all = Object.fromEntries(
    ['format', 'phrases', 'requirements', 'sizes'].map((name) => [name, check([name])]),
  );
  const rows = module.checkRows({ plan, all, check, unitTests: check(['vitest']) });
  const results = [];
  for (const [name, run] of rows.flat()) results.push({ name, ...(await run()) });
  return { ran, kept, leftOut: module.nameLeftOut(results, plan) };
}

const always = ['format', 'phrases', 'requirements', 'vitest'];

it('HOUSE where nothing is known to be green, check runs every step', async () => {
  const { ran, leftOut } = await runSteps({});
  expect(ran).toEqual(expect.arrayContaining([...always, 'sizes', 'oxlint --format=unix']));
  expect(ran.filter((words) => words.startsWith('tsc'))).toEqual([
    'tsc -p . --incremental --tsBuildInfoFile .cache/types/-.json',
    'tsc -p e2e --incremental --tsBuildInfoFile .cache/types/e2e.json',
  ]);
  expect(leftOut).toBe('');
});

it('HOUSE what was green as it is now is left out, and named', async () => {
  const { ran, leftOut } = await runSteps(now);
  expect(ran).toEqual(expect.arrayContaining(always));
  expect(ran.filter((words) => /oxlint|tsc|sizes/.test(words))).toEqual([]);
  expect(leftOut).toBe(', left out as green before: lint, types of all else, types of e2e, sizes');
});

it('HOUSE vitest is not begun where every test file was green as it is now', async () => {
  const { ran, leftOut } = await runSteps(now, { unchangedTests: 530 });
  expect(ran).not.toContain('vitest');
  expect(leftOut).toContain('530 test files');
});

it('HOUSE only files whose digest changed are linted, and all of them when the rules did', async () => {
  const before = { ...now, lint: { 'a.ts': 'a', 'b.ts': 'as it was' } };
  const { ran } = await runSteps(before);
  expect(ran).toContain('oxlint --format=unix b.ts');
  const { ran: anew } = await runSteps({ ...before, rules: 'others' });
  expect(anew).toContain('oxlint --format=unix');
});

it('HOUSE a step that failed is not kept as green', async () => {
  const { kept } = await runSteps({}, { fails: /oxlint|tsc -p e2e/ });
  expect(kept).toEqual([{ sizes: 'built' }, { types: { '.': 'all' } }]);
});

it('HOUSE what is kept is green for the next run, part by part', () => {
  const root = mkdtempSync(join(tmpdir(), 'parlour-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { green, keep } = module.keeper(root);
  expect(green).toEqual({});
  keep({ types: { '.': 'all' } });
  keep({ sizes: 'built' });
  keep({ types: { e2e: 'journeys' } });
  expect(module.keeper(root).green).toEqual({ sizes: 'built', types: now.types });
});
