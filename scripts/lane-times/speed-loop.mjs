// A loop of fixed work whose processor time is a turn. It is a process of its own, because on some machines starting a process and
// getting memory slow down far more than reckoning does, and tests do much of all three. It prints its processor seconds.
// Plain JavaScript for the machine's own Node.
import { createHash } from 'node:crypto';

/** Orders, writes and reads rows, and makes their digest. */
function reckon(rounds) {
  const digest = createHash('sha256');
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      id: (at * 7_919) % 2_003,
      name: `row ${at}`,
    }));
    rows.sort((a, b) => a.id - b.id);
    const text = JSON.stringify(rows);
    digest.update(text);
    digest.update(JSON.stringify(JSON.parse(text).filter(({ name }) => name.endsWith('7'))));
  }
  return digest.digest('hex');
}

/** Writes to fresh memory, which the system gives page by page. */
const takeMemory = (megabytes) =>
  Array.from({ length: megabytes }, (_, at) => Buffer.alloc(1_048_576, at % 255));

const text = reckon(150);
const blocks = takeMemory(128);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ seconds: (user + system) / 1_000_000, text, bytes: blocks.length }));
