// `npm test`: everything, from a clean clone. `npm test -- login` runs the tests of matching files only; `npm run check` leaves
// out the browser, the kill runs and what was green as it is now. The last line sums all. Plain JavaScript for the machine's own Node.
import { prepare } from './prepare.mjs';
import { browserTests, check, checks, killRuns, root, unitTests } from './test-run/test-steps.mjs';
import { reportTimes } from './test-run/test-times.mjs';
import { checkRows, nameLeftOut, readPlan } from './test-run/unchanged/check-steps.mjs';

const [mode, ...words] = process.argv.slice(2);
const isCheck = mode === '--check';
const filters = [isCheck ? undefined : mode, ...words].filter((word) => word !== undefined);
const isWhole = filters.length === 0;
const leavesOut = isCheck && isWhole && !process.env.CI;

async function measure([name, run]) {
  const began = performance.now();
  let counts = { passed: 0, failed: 1, skipped: 0 };
  console.log(`\n— ${name}`);
  try {
    counts = await run();
  } catch (error) {
    console.log(error);
  }
  return { name, seconds: (performance.now() - began) / 1000, times: [], ...counts };
}

async function measureInTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await measure(step));
  return results;
}

/** The kill runs have the machine to themselves: they hold what died to the seconds in which it has to be back. */
const runAll = () =>
  measureInTurn([
    ...(isWhole ? checks : []),
    ...(isWhole && !isCheck ? [['kill runs', killRuns]] : []),
    ['unit tests', unitTests(filters, false)],
    ...(isCheck ? [] : [['browser tests', browserTests(filters)]]),
  ]);

async function runChanged(plan) {
  const all = Object.fromEntries(checks);
  const rows = checkRows({ plan, all, check, unitTests: unitTests([], true) });
  return (await Promise.all(rows.map(measureInTurn))).flat();
}

const describeCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  return total;
}

process.chdir(root);
const { node } = await prepare({ build: !leavesOut });
const plan = leavesOut ? readPlan(root, node) : null;
const results = await (plan ? runChanged(plan) : runAll());
reportTimes(
  root,
  results.flatMap(({ times }) => times),
);
console.log('');
for (const result of results) {
  console.log(
    `${result.name.padEnd(14)} ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${describeCounts(result)}`,
  );
}
const total = sum(results);
// A filter that matches nothing is a mistake, too.
if (total.passed + total.failed === 0) total.failed = 1;
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${describeCounts(total)}${plan ? nameLeftOut(results, plan) : ''}`);
