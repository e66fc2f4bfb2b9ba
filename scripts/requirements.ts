// `npm run requirements`: lists requirements and measures that no test names, and those that the table claims as built without a test on each side.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './sources/repository-files.ts';
import { testCode } from './sources/test-files.ts';
import { gateTitles, testTitles } from './sources/test-titles.ts';

/** The side of a requirement: the pages of the site or of the back office, the server, both, or the studio's games; measures of security have none. */
export type Side = 'W' | 'S' | 'B' | 'G';
export type Row = { id: string; state: string; side?: Side };
export type Title = { file: string; title: string };
export type Report = {
  untested: Row[];
  unknown: string[];
  builtWithoutTest: string[];
  /** Requirements that are built and tested, but not on each of their sides. */
  builtOnOneSide: string[];
  titlesWithoutId: string[];
  /** Requirements that are tested, but not by the gate, or not on each side. */
  leftToNightly: string[];
};

const requirementRow =
  /^\| ([A-Z][A-Z0-9]*-\d+) \| ([WSBG]) \| (open|partly|built|withdrawn) \| \S/;

/** The folders of each side. Shared code (the contract, the phrases) proves neither, because a side may fail to use it. A browser test also uses the server, but it sees only the page. */
const sideFolders = {
  'the site': /^(apps\/(?:player|console)|packages\/(client|ui)|e2e)\//,
  'the server': /^(apps\/server|packages\/(?:database|seed))\//,
  'the games': /^apps\/studio\//,
};
type TestedSide = keyof typeof sideFolders;
const endsOf: Record<Side, TestedSide[]> = {
  W: ['the site'],
  S: ['the server'],
  B: ['the site', 'the server'],
  G: ['the games'],
};

const measureRow = /^\| ([A-Z]\d+[a-z]?) \| \S/;
const id = '[A-Z][A-Z0-9]*-\\d+|[A-Z]\\d+[a-z]?|HOUSE';
const leadingIds = new RegExp(`^(?:(?:${id})(?:, | and | to | |,)?)+(?= |$|:)`);

export const readRequirements = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, name, side, state] = requirementRow.exec(line) ?? [];
    return name && side && state ? [{ id: name, side: side as Side, state }] : [];
  });

export const readMeasures = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, name] = measureRow.exec(line) ?? [];
    return name ? [{ id: name, state: 'open' }] : [];
  });

/** Returns the ids at the beginning of a title: `A1, LOGIN-11 the same answer …` has two. */
export const idsOf = (title: string): string[] =>
  (leadingIds.exec(`${title} `)?.[0] ?? '').match(new RegExp(`\\b(?:${id})`, 'g')) ?? [];

/** Lists the sides of a requirement on which no test names it. */
function endsWithoutTest({ id: name, side }: Row, titles: Title[]): TestedSide[] {
  const files = titles.filter(({ title }) => idsOf(title).includes(name)).map(({ file }) => file);
  const wanted = side ? endsOf[side] : [];
  return wanted.filter((end) => !files.some((file) => sideFolders[end].test(file)));
}

/** Lists the requirement, or its sides, that are proved by tests but not by the gate. */
function describeLeft(row: Row, titles: Title[], inGate: Title[]): string[] {
  if (!inGate.some(({ title }) => idsOf(title).includes(row.id))) return [row.id];
  const never = endsWithoutTest(row, titles);
  return endsWithoutTest(row, inGate)
    .filter((end) => !never.includes(end))
    .map((end) => `${row.id}: not on ${end}`);
}

/** Compares requirements with titles of tests. `inGate` are the titles that `npm test` runs; the others are left to `npm run nightly`. */
export function compare(rows: Row[], titles: Title[], inGate = titles): Report {
  const named = new Set(titles.flatMap(({ title }) => idsOf(title)));
  const known = new Set(rows.map((row) => row.id));
  const untested = rows.filter((row) => !named.has(row.id) && row.state !== 'withdrawn');
  const tested = rows.filter((row) => named.has(row.id));
  return {
    untested,
    unknown: [...named].filter((name) => name !== 'HOUSE' && !known.has(name)),
    builtWithoutTest: untested.filter(({ state }) => state === 'built').map((row) => row.id),
    builtOnOneSide: tested
      .filter((row) => row.state === 'built')
      .flatMap((row) => endsWithoutTest(row, titles).map((end) => `${row.id}: not on ${end}`)),
    leftToNightly: tested.flatMap((row) => describeLeft(row, titles, inGate)),
    titlesWithoutId: titles.map(({ title }) => title).filter((title) => idsOf(title).length === 0),
  };
}

const groupOf = (name: string): string => name.replace(/-?\d+[a-z]?$/, '');

/** Returns one line per group with the requirements that no test names. */
export function describeUntested(rows: Row[], untested: Row[]): string[] {
  const groups = Map.groupBy(untested, (row) => groupOf(row.id));
  return [...groups].map(([group, missing]) => {
    const all = rows.filter((row) => groupOf(row.id) === group).length;
    return `${group.padEnd(7)} ${missing.length} of ${all}: ${missing.map((row) => row.id).join(' ')}`;
  });
}

function say(text: string, names: string[]): void {
  if (names.length > 0) console.log(`${text}: ${names.length}\n  ${names.join('\n  ')}`);
}

function main(root: string): number {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const rows = [
    ...readRequirements(read('docs/requirements.md')),
    ...readMeasures(read('docs/security.md')),
  ];
  const tests = repositoryFiles(root).filter((file) => new RegExp(testCode).test(file));
  const titlesBy = (list: (text: string) => string[]): Title[] =>
    tests.flatMap((file) => list(read(file)).map((title) => ({ file, title })));
  const report = compare(rows, titlesBy(testTitles), titlesBy(gateTitles));
  console.log('Ids that no test names:');
  for (const line of describeUntested(rows, report.untested)) console.log(`  ${line}`);
  console.log(`${rows.length - report.untested.length} of ${rows.length} ids are named by a test.`);
  say('Titles that begin with no id', report.titlesWithoutId);
  say('Titles name an id that no table has', report.unknown);
  say('Marked built, but no test names it', report.builtWithoutTest);
  say('Marked built, but no test of its name stands on its side', report.builtOnOneSide);
  say('Tested by the nightly run alone', report.leftToNightly);
  const { unknown, builtWithoutTest, builtOnOneSide, leftToNightly } = report;
  return [unknown, builtWithoutTest, builtOnOneSide, leftToNightly].flat().length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(join(import.meta.dirname, '..'));
