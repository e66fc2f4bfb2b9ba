// What each lane of the gate may take: a table of its folders, in turns of the loop that is timed beside the run (machine-speed.mjs).
// Plain JavaScript for the machine's own Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const tableFile = 'scripts/lane-times/table.json';
/** So much more than its line a lane may take. */
const tolerance = 1.25;
const mostNamed = 10;
/** `apps/server/src/modules/login` is a feature's folder. */
const mostWords = 5;

export const readTable = (root) => JSON.parse(readFileSync(join(root, tableFile), 'utf8'));

export const folderOf = (file) =>
  file.split('/').slice(0, -1).slice(0, mostWords).join('/') || file;

const sumOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

/** Turns of the loop by lane and folder, one decimal. */
export function turnsOf(lanes) {
  const turns = {};
  for (const { lane, files } of lanes) {
    const folders = {};
    for (const { file, turns: own } of files) {
      const folder = folderOf(file);
      folders[folder] = (folders[folder] ?? 0) + own;
    }
    turns[lane] = Object.fromEntries(
      Object.entries(folders).map(([folder, each]) => [folder, Math.round(each * 10) / 10]),
    );
  }
  return turns;
}

/** The folders that grew most, those without a line among them. */
const describeGrowth = (now, line) =>
  Object.entries(now)
    .map(([folder, turns]) => ({ folder, turns, allowed: line[folder] ?? 0 }))
    .filter(({ turns, allowed }) => turns > allowed)
    .toSorted((a, b) => b.turns - b.allowed - (a.turns - a.allowed))
    .slice(0, mostNamed)
    .map(({ folder, turns, allowed }) => `  ${folder}: ${turns}, its line says ${allowed}`);

/** One text for each lane that took more than a quarter over the sum of its lines; none where all kept to it. */
export function listGrown(turns, table) {
  return Object.entries(turns).flatMap(([lane, folders]) => {
    const line = table[lane];
    // A lane of which nothing is written down has no limit yet.
    if (line === undefined) return [];
    const [now, allowed] = [folders, line].map((each) => sumOf(Object.values(each)));
    if (now <= allowed * tolerance) return [];
    const head = `The lane ${lane} took ${now.toFixed(0)} turns, its lines in ${tableFile} sum to ${allowed.toFixed(0)}. What grew:`;
    return [[head, ...describeGrowth(folders, line)].join('\n')];
  });
}
