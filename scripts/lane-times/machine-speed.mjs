// Measures a step in turns of a loop of fixed work (speed-loop.mjs), which runs every ten seconds beside it. Both are counted in
// processor time, which other work on the machine changes little, and waiting not at all. Plain JavaScript for the machine's own Node.
import { spawnSync } from 'node:child_process';
import { sumProcessorTime } from './processor-time.mjs';

const everyMs = 10_000;
const loop = new URL('speed-loop.mjs', import.meta.url).pathname;

/**
 * Returns the processor seconds of a turn of the loop, its process included; about a third of a second on a core of 2026. It waits
 * for the process, so that the one that follows the step's processes does not see it.
 */
function timeLoop() {
  const { stdout, status, stderr } = spawnSync(process.execPath, [loop], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The loop of the machine's speed has failed: ${stderr}`);
  return JSON.parse(stdout).seconds;
}

const meanOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Returns the processor time of the processes that the work starts, in turns of the loop; null on systems without Linux's /proc. */
export async function countTurns(work) {
  const loops = [timeLoop()];
  const timer = setInterval(() => loops.push(timeLoop()), everyMs);
  try {
    const seconds = await sumProcessorTime(work);
    loops.push(timeLoop());
    return seconds === null ? null : seconds / meanOf(loops);
  } finally {
    clearInterval(timer);
  }
}
