// `npm run times -- [FOLDER …] [--from FILE] …`: compares the times of the last gate with the table, and rewrites the lines of the
// given folders, or of all for `all`. A new feature adds its line with it. Each --from names the times of another run, such as
// .cache/flaky/run-1/test-times.json, and the largest of each folder counts.
// Plain JavaScript for the machine's own Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { largestTurns, listGrown, readTable, tableFile, turnsOf } from './lane-times.mjs';
import { root } from '../test-run/run-command.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', multiple: true } },
});
const wanted = positionals.map((folder) => folder.replace(/\/$/, ''));
const files = values.from ?? [join(root, '.cache', 'test-times.json')];
const runs = files.map((file) => turnsOf(JSON.parse(readFileSync(file, 'utf8'))));
const table = readTable(root);
if (runs.includes(null)) {
  console.log('The run was a check, or not on Linux, and counted no turns: run npm test first.');
  process.exit(1);
}
const turns = largestTurns(runs);

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
