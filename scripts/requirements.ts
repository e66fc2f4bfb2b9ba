// `npm run requirements`: which requirements and measures no test names, and what the table claims without a test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';
import { testTitles } from './test-titles.ts';

export type Row = { id: string; state: string };
export type Report = {
  untested: Row[];
  unknown: string[];
  builtWithoutTest: string[];
  titlesWithoutId: string[];
};

const requirementRow = /^\| ([A-Z][A-Z0-9]*-\d+) \| [WSB] \| (open|partly|built|withdrawn) \| \S/;
const measureRow = /^\| ([A-Z]\d+[a-z]?) \| \S/;
const id = '[A-Z][A-Z0-9]*-\\d+|[A-Z]\\d+[a-z]?|HOUSE';
const leadingIds = new RegExp(`^(?:(?:${id})(?:, | and | to | |,)?)+(?= |$|:)`);

export const readRequirements = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, name, state] = requirementRow.exec(line) ?? [];
    return name && state ? [{ id: name, state }] : [];
  });

export const readMeasures = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, name] = measureRow.exec(line) ?? [];
    return name ? [{ id: name, state: 'open' }] : [];
  });

/** The ids that a title begins with: `A1, LOGIN-11 the same answer …` names two. */
export const idsOf = (title: string): string[] =>
  (leadingIds.exec(`${title} `)?.[0] ?? '').match(new RegExp(`\\b(?:${id})`, 'g')) ?? [];

export function compare(rows: Row[], titles: string[]): Report {
  const named = new Set(titles.flatMap(idsOf));
  const known = new Set(rows.map((row) => row.id));
  const untested = rows.filter((row) => !named.has(row.id) && row.state !== 'withdrawn');
  return {
    untested,
    unknown: [...named].filter((name) => name !== 'HOUSE' && !known.has(name)),
    builtWithoutTest: untested.filter(({ state }) => state === 'built').map((row) => row.id),
    titlesWithoutId: titles.filter((title) => idsOf(title).length === 0),
  };
}

const groupOf = (name: string): string => name.replace(/-?\d+[a-z]?$/, '');

/** One line per group: how many of it no test names, and which. */
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
  const tests = repositoryFiles(root).filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file));
  const report = compare(
    rows,
    tests.flatMap((file) => testTitles(read(file))),
  );
  console.log('Ids that no test names:');
  for (const line of describeUntested(rows, report.untested)) console.log(`  ${line}`);
  console.log(`${rows.length - report.untested.length} of ${rows.length} ids are named by a test.`);
  say('Titles that begin with no id', report.titlesWithoutId);
  say('Titles name an id that no table has', report.unknown);
  say('Marked built, but no test names it', report.builtWithoutTest);
  return report.unknown.length + report.builtWithoutTest.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(join(import.meta.dirname, '..'));
