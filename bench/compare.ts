// npm run bench:compare -- COMMIT load|lobby|draw|wallet|flights|start [rounds] [words] [--json FILE]
// Compares this checkout with a commit. This checkout's bench measures both in turns, each time in a newly started product.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { withWorkplace, type Workplace } from '../scripts/workplace/workplace.ts';
import { chanceOfError, comparisonLines } from './figures/comparison-table.ts';
import { compareRounds, type Figure, type Round } from './figures/statistics.ts';

const root = join(import.meta.dirname, '..');
const minute = 60_000;

/** Arguments of each bench for one turn. Words after the rounds name scenes of `draw`. */
const turns: Record<string, string[]> = {
  load: ['3'],
  lobby: ['2'],
  draw: ['2'],
  wallet: ['1', '5'],
  flights: ['2', '100'],
  start: ['2'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const [commit = '', bench = '', rounds = '6', ...named] = positionals;
const turn = turns[bench];
if (!turn || !/^[1-9]\d?$/.test(rounds)) {
  console.error(`Usage: bench:compare -- COMMIT ${Object.keys(turns).join('|')} [rounds] [words]`);
  process.exit(1);
}

function git(words: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
/** True for a package. Caches of tools in the same folder belong to this checkout alone. */
const isPackage = (path: string): boolean => !/^\.(cache|vite.*)$/.test(basename(path));

async function run(place: Workplace, words: string[], cwd: string): Promise<void> {
  const { status, output } = await place.run(words, { cwd, limitMs: 20 * minute });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${output.slice(-2_000)}`);
}

/** Builds the checkout with its own scripts, which also install the packages if they are missing. */
const prepare = (place: Workplace, folder: string): Promise<void> =>
  run(
    place,
    [
      process.execPath,
      '--input-type=module',
      '--eval',
      "await (await import('./scripts/prepare.mjs')).prepare();",
    ],
    folder,
  );

async function checkOut(place: Workplace): Promise<string> {
  const folder = join(place.folder, 'there');
  mkdirSync(folder);
  const archive = join(place.folder, 'there.tar');
  git(['archive', `--output=${archive}`, commit], root);
  await run(place, ['tar', '-xf', archive, '-C', folder], root);
  if (lockOf(folder) === lockOf(root)) {
    const modules = 'node_modules';
    const options = { recursive: true, verbatimSymlinks: true, filter: isPackage };
    cpSync(join(root, modules), join(folder, modules), options);
  }
  await prepare(place, folder);
  return folder;
}

async function measure(place: Workplace, product: string): Promise<Figure[]> {
  const file = join(place.folder, 'figures.json');
  writeFileSync(file, '');
  const words = [
    `bench/${bench}.ts`,
    ...(turn ?? []),
    ...named,
    '--product',
    product,
    '--figures',
    file,
  ];
  const { output } = await place.run([process.execPath, ...words], {
    cwd: root,
    limitMs: 20 * minute,
  });
  const text = readFileSync(file, 'utf8');
  // A bench with a missed target exits with 1. It has failed only if it wrote no figures.
  if (text === '') throw new Error(`${words.join(' ')}: ${output.slice(-2_000)}`);
  return JSON.parse(text) as Figure[];
}

async function measureInTurns(place: Workplace, there: string): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    // A B B A: a drift over time affects both sides alike.
    const order = round % 2 === 0 ? (['there', 'here'] as const) : (['here', 'there'] as const);
    const figures: Round = { here: [], there: [] };
    for (const side of order) figures[side] = await measure(place, side === 'here' ? root : there);
    measured.push(figures);
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

const against = git(['rev-parse', '--short', `${commit}^{commit}`], root);
const measured = await withWorkplace('compare', async (place) => {
  console.log(`Preparing ${against}.`);
  const there = await checkOut(place);
  await prepare(place, root);
  return measureInTurns(place, there);
});
const comparisons = compareRounds(measured);
for (const line of comparisonLines(comparisons)) console.log(line);
console.log(
  `\nTwo equal builds differ beyond the spread by chance in ${chanceOfError(Number(rounds))} figures.`,
);
const kept = values.json ?? join(root, '.cache', `bench-compare-${bench}.json`);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(kept, JSON.stringify({ bench, against, comparisons, rounds: measured }, null, 2));
process.exit(comparisons.some(({ verdict }) => verdict === 'worse') ? 1 : 0);
