// `npm run times -- [FOLDER …]`: compares the times of the last gate with the table, and rewrites the lines of the given folders. A new feature adds its line with it.
// Plain JavaScript for the machine's own Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGrown, readTable, tableFile, turnsOf } from './lane-times.mjs';
import { root } from '../test-run/run-command.mjs';

const wanted = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const lanes = JSON.parse(readFileSync(join(root, '.cache', 'test-times.json'), 'utf8'));
const table = readTable(root);
if (lanes.some(({ files }) => files.some((file) => file.turns === null))) {
  console.log('The last run was a check, whose times say nothing of the gate: run npm test first.');
  process.exit(1);
}
const turns = turnsOf(lanes);

for (const [lane, folders] of Object.entries(turns)) {
  for (const [folder, now] of Object.entries(folders)) {
    const isWanted = wanted.includes(folder) || wanted.includes('all');
    if (isWanted) (table[lane] ??= {})[folder] = now;
  }
}
if (wanted.length > 0) {
  const sorted = Object.entries(table).map(([lane, folders]) => [
    lane,
    Object.fromEntries(Object.entries(folders).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  writeFileSync(join(root, tableFile), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
const grown = listGrown(turns, table);
console.log(grown.length > 0 ? grown.join('\n') : 'Every lane keeps to its lines.');
