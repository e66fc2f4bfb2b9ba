// Measures a step in turns of a loop of fixed work, which runs every ten seconds beside it. Both are counted in processor time, which
// other work on the machine changes little, and waiting not at all. Plain JavaScript for the machine's own Node.
import { createHash } from 'node:crypto';
import { sumProcessorTime } from './processor-time.mjs';

const everyMs = 10_000;

/** Returns the processor seconds of a loop of text, numbers, memory and a digest, as in tests; about a quarter of a second on a core of 2026. */
function timeLoop() {
  const began = process.cpuUsage();
  const digest = createHash('sha256');
  for (let round = 0; round < 300; round += 1) {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      id: (at * 7_919) % 2_003,
      name: `row ${at}`,
    }));
    rows.sort((a, b) => a.id - b.id);
    const text = JSON.stringify(rows);
    digest.update(text);
    digest.update(JSON.stringify(JSON.parse(text).filter(({ name }) => name.endsWith('7'))));
  }
  digest.digest();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
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
