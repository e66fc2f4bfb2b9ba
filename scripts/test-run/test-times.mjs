// Times of the test files: stored in `.cache/test-times.json`, the slowest are shown. Plain JavaScript for the machine's own Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const shown = 10;

/** Sums the times by lane. Lanes and their files are sorted, slowest first. */
export function sumLanes(times) {
  const lanes = new Map();
  for (const { lane, file, seconds, turns } of times) {
    const known = lanes.get(lane) ?? { lane, seconds: 0, files: [] };
    known.seconds += seconds;
    known.files.push({ file, seconds, turns });
    lanes.set(lane, known);
  }
  for (const { files } of lanes.values()) files.sort((a, b) => b.seconds - a.seconds);
  return [...lanes.values()].toSorted((a, b) => b.seconds - a.seconds);
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);

/** Stores and prints the times. Two workers share a lane, so its files take longer in sum. `turns` are a file's time in turns of the loop of machine-speed.mjs. */
export function reportTimes(root, lanes) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', 'test-times.json'), `${JSON.stringify(lanes, null, 1)}\n`);
  for (const { lane, seconds, files } of lanes) {
    console.log(`\n${inSeconds(seconds)}  in ${files.length} files of the lane ${lane}`);
    for (const { file, seconds: own } of files.slice(0, shown)) {
      console.log(`${inSeconds(own)}  ${file}`);
    }
  }
}
