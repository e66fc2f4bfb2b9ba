// The steps of `npm run check`: those of `npm test` without the ones that are green in the current state, in two parallel rows. Plain
// JavaScript for the machine's own Node.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = join('.cache', 'green-checks.json');
/** The most files that are linted individually; more are faster all at once. */
const mostFiles = 800;

function readGreen(root) {
  try {
    return JSON.parse(readFileSync(join(root, stamp), 'utf8'));
  } catch {
    return {};
  }
}

/** Reads what was green before this run. `keep` stores the part of a plan that has become green. */
export function keeper(root) {
  const green = readGreen(root);
  const keep = (part) => {
    Object.assign(green, part, part.types && { types: { ...green.types, ...part.types } });
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, stamp), JSON.stringify(green));
  };
  return { green: structuredClone(green), keep };
}

/** Reads the checks' current inputs, together with those that were green. */
export function readPlan(root, node) {
  const words = [join(root, 'scripts/test-run/unchanged/static-plan.ts')];
  const { stdout, stderr, status } = spawnSync(node, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`What is unchanged could not be found out: ${stderr}`);
  return { now: JSON.parse(stdout), ...keeper(root) };
}

/** Lists the files to lint, or null for all. */
function listToLint({ now, green }) {
  if (now.rules !== green.rules || !green.lint) return null;
  const changed = Object.keys(now.lint).filter((file) => now.lint[file] !== green.lint[file]);
  return changed.length > mostFiles ? null : changed;
}

/** Wraps a step, which stores `part` of the plan if it is green. */
const keeping =
  ({ keep }, part, run) =>
  async () => {
    const result = await run();
    if (result.failed === 0) keep(part);
    return result;
  };

function lintStep(plan, check) {
  const files = listToLint(plan);
  if (files?.length === 0) return [];
  const { rules, lint } = plan.now;
  const run = check(['oxlint', '--format=unix', ...(files ?? [])]);
  return [['lint', keeping(plan, { rules, lint }, run)]];
}

const titleOf = (project) => `types of ${project === '.' ? 'all else' : project}`;

/** Creates the type checks. Each project stores the compiler's build information. */
function typeSteps(plan, check) {
  const changed = Object.keys(plan.now.types).filter(
    (name) => plan.now.types[name] !== plan.green.types?.[name],
  );
  return changed.map((name) => {
    const info = join('.cache', 'types', `${name.replace(/\W/g, '-')}.json`);
    const run = check(['tsc', '-p', name, '--incremental', '--tsBuildInfoFile', info]);
    return [titleOf(name), keeping(plan, { types: { [name]: plan.now.types[name] } }, run)];
  });
}

/** Returns the rows of steps. `all` are the steps of `npm test` by their names, `check` creates one from commands. */
export function checkRows({ plan, all, check, unitTests }) {
  const { sizes, unchangedTests } = plan.now;
  const isBuilt = sizes === plan.green.sizes;
  const build = check(['node', 'scripts/test-run/unchanged/build-site.mjs']);
  return [
    [
      ['build', build],
      ...(isBuilt ? [] : [['sizes', keeping(plan, { sizes }, all.sizes)]]),
      ...(unchangedTests === null ? [['unit tests', unitTests]] : []),
    ],
    [
      ['format', all.format],
      ['phrases', all.phrases],
      ['requirements', all.requirements],
      ...lintStep(plan, check),
      ...typeSteps(plan, check),
      [
        'unused code',
        check(['knip', '--no-progress', '--cache', '--cache-location', '.cache/knip']),
      ],
    ],
  ];
}

/** Returns a text for the last line: the number of skipped test files, and the other skipped checks. */
export function nameLeftOut(results, plan) {
  const ran = new Set(results.map(({ name }) => name));
  const checks = ['lint', ...Object.keys(plan.now.types).map(titleOf), 'sizes'];
  const files = results.reduce(
    (sum, { leftOut = 0 }) => sum + leftOut,
    plan.now.unchangedTests ?? 0,
  );
  const names = [
    ...(files > 0 ? [`${files} test files`] : []),
    ...checks.filter((name) => !ran.has(name)),
  ];
  return names.length > 0 ? `, left out as green before: ${names.join(', ')}` : '';
}
