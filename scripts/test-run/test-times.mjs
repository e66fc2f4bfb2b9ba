// How long each test file took: kept in `.cache/test-times.json`, the slowest shown. Plain JavaScript for the machine's own Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const shown = 10;

/** Lanes in the order of their times, each with its files, the slowest first. */
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

/** Two workers share a lane: its files take longer than it does. `turns` are a file's seconds in those of the loop of machine-speed.mjs. */
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
