// How fast the machine is while a step goes on: a loop of fixed work, timed every ten seconds beside it. Plain JavaScript for the machine's own Node.
import { createHash } from 'node:crypto';

const everyMs = 10_000;

/** Text, numbers, memory and a digest, as tests have them; about a quarter of a second on an idle core of 2026. */
function timeLoop() {
  const began = performance.now();
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
  return (performance.now() - began) / 1_000;
}

const meanOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Answers the mean seconds of the loop while the work goes on; with both cores busy it takes longer, as the tests do. */
export async function timeBeside(work) {
  const loops = [timeLoop()];
  const timer = setInterval(() => loops.push(timeLoop()), everyMs);
  try {
    await work();
    loops.push(timeLoop());
    return meanOf(loops);
  } finally {
    clearInterval(timer);
  }
}
