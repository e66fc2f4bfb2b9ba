// npm run flaky -- [runs]
// Runs the gate several times, each time on a clean clone of the last commit, every other time with a busy loop on each core,
// and lists every test that did not pass at its first try. Exits with 1 if there are any. Each run's report and times stay in
// .cache/flaky/run-N.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withWorkplace, type Workplace } from '../workplace/workplace.ts';

const root = join(import.meta.dirname, '../..');
const [runs = 5] = process.argv.slice(2).map(Number);
/** The time limit of a run, as in CI. */
const limitMs = 90 * 60_000;

type GateRun = {
  passed: number;
  failed: number;
  /** Tests that passed at the second try. */
  late: string[];
  /** Tests that failed at both tries. */
  lost: string[];
  steps: { name: string; seconds: number }[];
};

/** A busy loop, which ends by itself if this process is killed. */
const busyLoop = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps every core busy until the returned function is called. */
function keepBusy(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', busyLoop], { stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}

function readRun(clone: string): GateRun | null {
  try {
    return JSON.parse(readFileSync(join(clone, '.cache/last-run.json'), 'utf8')) as GateRun;
  } catch {
    return null;
  }
}

/** Copies the files that outlive the clone of a run: its report, and the times that `npm run times` reads. */
function keepReport(clone: string, at: number): void {
  for (const name of ['last-run.json', 'test-times.json']) {
    const file = join(clone, '.cache', name);
    if (existsSync(file)) cpSync(file, join(root, '.cache/flaky', `run-${at + 1}`, name));
  }
}

async function runOnce(place: Workplace, at: number): Promise<string[]> {
  const clone = join(place.folder, `run-${at}`);
  await place.run(['git', 'clone', '--quiet', root, clone], { cwd: root, limitMs });
  const isBusy = at % 2 === 1;
  const endBusy = isBusy ? keepBusy() : () => undefined;
  const began = performance.now();
  const { status, output } = await place
    .run(['bash', '.ci/run'], { cwd: clone, limitMs, env: { CI: 'true' } })
    .finally(endBusy);
  const seconds = Math.round((performance.now() - began) / 1_000);
  keepReport(clone, at);
  const run = readRun(clone);
  const steps = run?.steps.map((each) => `${each.name} ${each.seconds.toFixed(0)}`).join(', ');
  const how = isBusy ? 'both cores busy' : 'quiet';
  console.log(`run ${at + 1}, ${how}: exit ${status} after ${seconds} s; ${steps ?? 'no report'}`);
  if (run === null) return [`run ${at + 1} gave no report:\n${output.slice(-2_000)}`];
  const late = run.late.map((name) => `late in run ${at + 1}, ${how}: ${name}`);
  const lost = run.lost.map((name) => `failed in run ${at + 1}, ${how}: ${name}`);
  return [...late, ...lost];
}

const found = await withWorkplace('flaky', async (place) => {
  const all: string[] = [];
  for (let at = 0; at < runs; at += 1) all.push(...(await runOnce(place, at)));
  return all;
});
for (const each of found) console.log(each);
console.log(`flaky: ${runs} runs, ${found.length} things that did not pass at their first try`);
process.exit(found.length > 0 ? 1 : 0);
