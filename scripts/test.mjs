// `npm test`: the gate, from a clean clone. `npm run nightly`: everything. `npm test -- login` runs only the tests of matching files;
// `npm run check` skips the browser, the kill runs and what is green in its current state. The last line is a summary. Plain JavaScript for the machine's own Node.
// oxlint-disable-next-line import/no-unassigned-import -- it runs before the other imports are read
import './start/old-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { browserTests } from './test-run/browser-tests.mjs';
import { check, checks } from './test-run/checks.mjs';
import { killRuns } from './test-run/kill-runs.mjs';
import { listGrown, readTable, shareTurns, turnsOf } from './lane-times/lane-times.mjs';
import { countTurns } from './lane-times/machine-speed.mjs';
import { failed, root } from './test-run/run-command.mjs';
import { reportTimes, sumLanes } from './test-run/test-times.mjs';
import { unitTests } from './test-run/unit-tests.mjs';
import { checkRows, nameLeftOut, readPlan } from './test-run/unchanged/check-steps.mjs';

const modes = ['--check', '--nightly'];
const words = process.argv.slice(2);
const mode = modes.find((each) => each === words[0]);
const filters = words.filter((word) => !modes.includes(word));
const isCheck = mode === '--check';
const isNightly = mode === '--nightly';
const isWhole = filters.length === 0;
const isGate = isWhole && mode === undefined;
const leavesOut = isCheck && isWhole && !process.env.CI;
/** The most tests of a run that may pass only at the second try; each is a fault to fix. */
const mostLate = 2;

/** Runs a step and counts its turns. A check should be quick and has no table of times, so it skips this. */
const inTurns = isCheck ? (work) => work().then(() => null) : countTurns;

async function measure([name, run]) {
  const began = performance.now();
  let counts = failed;
  console.log(`\n— ${name}`);
  const turns = await inTurns(async () => {
    try {
      counts = await run();
    } catch (error) {
      console.log(error);
    }
  });
  return { name, turns, seconds: (performance.now() - began) / 1000, times: [], ...counts };
}

async function measureInTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await measure(step));
  return results;
}

/** Runs all steps in turn. The kill runs need the whole machine, because they limit the seconds in which a killed process must be back. */
const runAll = () =>
  measureInTurn([
    ...(isWhole ? checks : []),
    ...(isWhole && !isCheck ? [['kill runs', killRuns({ isNightly })]] : []),
    ['unit tests', unitTests({ filters, leavesOut: false, isNightly })],
    ...(isCheck ? [] : [['browser tests', browserTests({ filters, isNightly })]]),
  ]);

async function runChanged(plan) {
  const all = Object.fromEntries(checks);
  const units = unitTests({ filters, leavesOut: true, isNightly });
  const rows = checkRows({ plan, all, check, unitTests: units });
  return (await Promise.all(rows.map(measureInTurn))).flat();
}

const describeCounts = ({ passed, failed: lost, skipped }) =>
  `${passed} passed, ${lost} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0, late: [], lost: [], reasons: {} };
  for (const result of results) {
    for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key];
    total.late.push(...result.late);
    Object.assign(total.reasons, result.reasons);
    // A check without tests is listed by its name.
    total.lost.push(...(result.lost ?? (result.failed > 0 ? [result.name] : [])));
  }
  return total;
}

/** Returns the times of all files. A step without files counts as a file of the lane `steps`. */
const timesOf = (results) =>
  results.flatMap(({ name, turns, seconds, times }) =>
    shareTurns(turns, times.length > 0 ? times : [{ lane: 'steps', file: name, seconds }]),
  );

/** Lists tests with the reasons for which they failed. */
function listTests(label, names, reasons) {
  for (const name of names) {
    console.log(`${label}: ${name}`);
    if (reasons[name]) console.log(`  ${reasons[name]}`);
  }
}

function reportTests(total) {
  listTests('failed', total.lost, total.reasons);
  listTests('passed at the second try only', total.late, total.reasons);
  if (total.late.length <= mostLate) return;
  console.log(`That is more than ${mostLate}: they count as failed.`);
  total.passed -= total.late.length;
  total.failed += total.late.length;
}

/** Reports lanes that grew over their limits. Only the gate has a table of limits. */
function reportGrowth(total, lanes) {
  const turns = turnsOf(lanes);
  if (turns === null) console.log('\nThe growth of lanes is checked on Linux only.');
  const grown = turns === null ? [] : listGrown(turns, readTable(root));
  for (const text of grown) console.log(`\n${text}`);
  total.failed += grown.length;
  total.lost.push(...grown);
}

/** Stores the run's result for `npm run flaky`, which compares runs. */
function keepRun(results, total) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const steps = results.map(({ name, seconds, turns }) => ({ name, seconds, turns }));
  writeFileSync(join(root, '.cache', 'last-run.json'), JSON.stringify({ ...total, steps }));
}

process.chdir(root);
const { node } = await prepare({ build: !leavesOut });
const plan = leavesOut ? readPlan(root, node) : null;
const results = await (plan ? runChanged(plan) : runAll());
const lanes = sumLanes(timesOf(results));
reportTimes(root, lanes);
console.log('');
for (const result of results) {
  console.log(
    `${result.name.padEnd(14)} ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${describeCounts(result)}`,
  );
}
const total = sum(results);
reportTests(total);
if (isGate) reportGrowth(total, lanes);
// A filter that matches nothing is a mistake, too.
if (total.passed + total.failed === 0) total.failed = 1;
keepRun(results, total);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${describeCounts(total)}${plan ? nameLeftOut(results, plan) : ''}`);
