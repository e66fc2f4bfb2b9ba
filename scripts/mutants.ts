// npm run mutants -- [seed] [count]
// Makes random changes to a copy of the program by a seed, one at a time, and reports which test detects each: one of the gate, or only of the nightly run.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { edgesOf, readSources } from './import-graph/imports.ts';
import { linkModules } from './workplace/link-modules.ts';
import { packagePaths } from './lint/resolve-import.ts';
import { draw, type DrawnMutant } from './mutants/draw.ts';
import { nearestTests } from './mutants/nearest-tests.ts';
import { readPoints } from './mutants/mutation-points.ts';
import { describeTried, summarize, type MutantResult } from './mutants/report.ts';
import { compiles, tryMutant, tryTheRest, type Bench, type Fate } from './mutants/try-mutant.ts';
import { withWorkplace } from './workplace/workplace.ts';

const root = join(import.meta.dirname, '..');
const [seed = Date.now() % 1_000_000, count = 30] = process.argv.slice(2).map(Number);
const reportFile = join(root, '.cache', `mutants-${seed}.json`);
const near = 4;
const left = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Copies the checkout with the built files, because tests use them. */
function copyCheckout(copy: string): void {
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules(root, copy);
}

function keep(tried: MutantResult[]): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(reportFile, JSON.stringify({ seed, count, tried }, null, 2));
}

async function timed(drawn: DrawnMutant, run: () => Promise<Fate>): Promise<MutantResult> {
  const began = performance.now();
  const fate = await run();
  const { file, line, mutant } = drawn;
  const seconds = (performance.now() - began) / 1_000;
  const each: MutantResult = { file, line, what: mutant.what, seconds, fate };
  console.log(describeTried(each));
  return each;
}

async function playRound(bench: Bench): Promise<MutantResult[]> {
  const tried: MutantResult[] = [];
  const alive = new Map<number, DrawnMutant>();
  let found = 0;
  for (const drawn of draw(readPoints(bench.copy), seed)) {
    if (found === count) break;
    const each = await timed(drawn, () => tryMutant(bench, drawn));
    if (each.fate.end === 'survived') alive.set(tried.length, drawn);
    tried.push(each);
    if (each.fate.end !== 'does not compile') found += 1;
    keep(tried);
  }
  // These runs take minutes each and are last, because most mutants are decided without them.
  if (alive.size > 0) console.log(`\n${summarize(tried)}; now ${alive.size} of them by the rest`);
  for (const [at, drawn] of alive) {
    tried[at] = await timed(drawn, () => tryTheRest(bench, drawn));
    keep(tried);
  }
  return tried;
}

console.log(`seed ${seed}, ${count} mutants`);
const tried = await withWorkplace('mutants', async (place) => {
  const copy = join(place.folder, 'copy');
  copyCheckout(copy);
  // If nothing compiled, mutants would be drawn for ever.
  if (!(await compiles({ copy, place }, 'packages/'))) throw new Error('the types do not hold');
  const edges = edgesOf(readSources(copy), packagePaths(copy));
  return playRound({ copy, place, nearest: (file) => nearestTests(edges, file, near) });
});
console.log(`\n${summarize(tried)}; seed ${seed}, all of it in ${relative(root, reportFile)}`);
process.exit(tried.some(({ fate }) => fate.end === 'survived') ? 1 : 0);
