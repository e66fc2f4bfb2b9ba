// Measures the machine's speed during a step: a loop of fixed work, timed every ten seconds. Plain JavaScript for the machine's own Node.
import { createHash } from 'node:crypto';

const everyMs = 10_000;

/** Times a loop of text, numbers, memory and a digest, as in tests; about a quarter of a second on an idle core of 2026. */
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

/** Returns the mean seconds of the loop during the work; with both cores busy it takes longer, as the tests do. */
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
