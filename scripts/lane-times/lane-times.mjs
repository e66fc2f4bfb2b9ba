// Limits of the gate's lanes: a table of their folders, in turns of the loop that runs beside the tests (machine-speed.mjs).
// Plain JavaScript for the machine's own Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const tableFile = 'scripts/lane-times/table.json';
/** The factor by which a lane may exceed its lines. */
const tolerance = 1.25;
const mostNamed = 10;
/** The number of path segments of a folder: `apps/server/src/modules/login` is a feature's. */
const mostWords = 5;

export const readTable = (root) => JSON.parse(readFileSync(join(root, tableFile), 'utf8'));

export const folderOf = (file) =>
  file.split('/').slice(0, -1).slice(0, mostWords).join('/') || file;

const sumOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

/** Gives each file of a step its share of the step's turns, by its seconds: a busy machine lengthens all of them. */
export function shareTurns(turns, files) {
  const all = sumOf(files.map(({ seconds }) => seconds));
  return files.map((file) => ({
    ...file,
    turns: turns === null ? null : (turns * file.seconds) / (all || 1),
  }));
}

/** Sums the turns of the loop by lane and folder, with one decimal; null for a run that did not count them. */
export function turnsOf(lanes) {
  if (lanes.some(({ files }) => files.some(({ turns }) => turns === null))) return null;
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

/** Joins the turns of several runs: each folder has the largest of them. */
export function largestTurns(runs) {
  const largest = {};
  for (const [lane, folders] of runs.flatMap((turns) => Object.entries(turns))) {
    const line = (largest[lane] ??= {});
    for (const [folder, turns] of Object.entries(folders)) {
      line[folder] = Math.max(line[folder] ?? 0, turns);
    }
  }
  return largest;
}

/** Describes the folders that grew most, including those without a line. */
const describeGrowth = (now, line) =>
  Object.entries(now)
    .map(([folder, turns]) => ({ folder, turns, allowed: line[folder] ?? 0 }))
    .filter(({ turns, allowed }) => turns > allowed)
    .toSorted((a, b) => b.turns - b.allowed - (a.turns - a.allowed))
    .slice(0, mostNamed)
    .map(({ folder, turns, allowed }) => `  ${folder}: ${turns}, its line says ${allowed}`);

/** Lanes that run in one step. Its turns are counted together and shared by seconds, in which waiting counts, so only their sum is compared. */
const sharedSteps = { database: 'unit tests', page: 'unit tests', plain: 'unit tests' };

/** Adds up the lanes of one step, folder by folder. */
function sumSteps(table) {
  const steps = {};
  for (const [lane, folders] of Object.entries(table)) {
    const step = (steps[sharedSteps[lane] ?? lane] ??= {});
    for (const [folder, turns] of Object.entries(folders)) {
      step[folder] = (step[folder] ?? 0) + turns;
    }
  }
  return steps;
}

/** Returns one text for each lane, or lanes of one step, that took over a quarter more than the sum of its lines. */
export function listGrown(turns, table) {
  const lines = sumSteps(table);
  return Object.entries(sumSteps(turns)).flatMap(([lane, folders]) => {
    const line = lines[lane];
    // A lane without lines has no limit yet.
    if (line === undefined) return [];
    const [now, allowed] = [folders, line].map((each) => sumOf(Object.values(each)));
    if (now <= allowed * tolerance) return [];
    const head = `The lane ${lane} took ${now.toFixed(0)} turns, its lines in ${tableFile} sum to ${allowed.toFixed(0)}. What grew:`;
    return [[head, ...describeGrowth(folders, line)].join('\n')];
  });
}
