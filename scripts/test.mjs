// `npm test`: everything, from a clean clone. `npm test -- login` runs the tests of matching files only; `npm run check` leaves
// out the browser, the kill runs and parts that are unchanged. The last line sums all. Plain JavaScript for the machine's own Node.
import { prepare } from './prepare.mjs';
import { browserTests, checks, killRuns, root, unitTests } from './test-run/test-steps.mjs';
import { reportTimes } from './test-run/test-times.mjs';
import { digestParts, keepGreen, listUnchanged } from './test-run/unchanged-parts.mjs';

const [mode, ...words] = process.argv.slice(2);
const isCheck = mode === '--check';
const filters = [isCheck ? undefined : mode, ...words].filter((word) => word !== undefined);
const isWhole = filters.length === 0;

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
const runAll = (leftOut) =>
  measureInTurn([
    ...(isWhole ? checks : []),
    ...(isWhole && !isCheck ? [['kill runs', killRuns]] : []),
    ['unit tests', unitTests(filters, leftOut)],
    ...(isCheck ? [] : [['browser tests', browserTests(filters)]]),
  ]);

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
await prepare();
const digests = digestParts(root);
const leftOut = isCheck && isWhole && !process.env.CI ? listUnchanged(root, digests) : [];
const results = await runAll(leftOut);
const units = results.find(({ name }) => name === 'unit tests');
if (isWhole && units?.failed === 0) keepGreen(root, digests);
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
const unchanged =
  leftOut.length > 0 ? `, ${leftOut.join(', ')} left out: unchanged since they were green` : '';
console.log(`${describeCounts(total)}${unchanged}`);
