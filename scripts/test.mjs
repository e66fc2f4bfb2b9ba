// `npm test`: everything, from a clean clone. `npm test -- login` runs the tests of matching files only;
// `npm run check` leaves out the browser and the kill runs. The last line sums all. Plain JavaScript for the machine's own Node.
import { prepare } from './prepare.mjs';
import { browserTests, checks, killRuns, root, unitTests } from './test-steps.mjs';

const [mode, ...words] = process.argv.slice(2);
const isCheck = mode === '--check';
const filters = [isCheck ? undefined : mode, ...words].filter((word) => word !== undefined);

const steps = [
  ...(filters.length > 0 ? [] : checks),
  ['unit tests', unitTests(filters)],
  ...(isCheck ? [] : [['browser tests', browserTests(filters)]]),
  ...(isCheck || filters.length > 0 ? [] : [['kill runs', killRuns]]),
];

function measure([name, run]) {
  const began = performance.now();
  let counts = { passed: 0, failed: 1, skipped: 0 };
  console.log(`\n— ${name}`);
  try {
    counts = run();
  } catch (error) {
    console.log(error);
  }
  return { name, seconds: (performance.now() - began) / 1000, ...counts };
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
await prepare();
const results = steps.map(measure);
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
console.log(describeCounts(total));
