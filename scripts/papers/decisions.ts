// npm run decisions: writes the index of docs/decisions from the pages themselves. A test reports when it is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/decisions');
export const indexFile = join(folder, 'README.md');

export type Decision = { file: string; number: string; title: string; status: string };

/** Numbers that were given to work that never landed. A number is not used twice. */
const unused = ['019', '044', '051', '052', '056', '059', '062', '072', '083', '103', '105'];

/** Reads the number and title of a page's first line and the status below it. Throws if one is missing or the numbers differ. */
export function readDecision(file: string, text: string): Decision {
  const [, number, title] = /^# (\d{3}): (.+)\n/.exec(text) ?? [];
  const status = /^Date: \d{4}-\d\d-\d\d\. Status: (.+)\.$/m.exec(text)?.[1];
  if (!number || !title || !status || !file.startsWith(`${number}-`)) {
    throw new Error(`${file} must begin with "# NNN: title" and "Date: … Status: ….".`);
  }
  return { file, number, title, status };
}

/** The first word of a status, with the later decisions that it points to. */
function describeStatus({ number, status }: Decision): string {
  const word = /^\w+/.exec(status)?.[0] ?? '';
  const later = [...status.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].filter(
    ([, other = '']) => other > number,
  );
  const links = later.map(([link]) => link).join(' and ');
  return links ? `${word}, see ${links}` : word;
}

/** Numbers that neither a page nor the list of unused ones has. */
export function findGaps(numbers: string[], passedOver: string[]): string[] {
  const known = new Set([...numbers, ...passedOver]);
  const last = Math.max(...numbers.map(Number));
  const all = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0'));
  return all.filter((number) => !known.has(number));
}

export function readDecisions(): Decision[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-.+\.md$/.test(file) && !file.startsWith('000'))
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')));
}

/** Renders the index. Throws if two decisions share a number or one is skipped. */
export function describeDecisions(decisions: Decision[], passedOver = unused): string {
  const numbers = decisions.map(({ number }) => number);
  if (new Set(numbers).size < numbers.length) throw new Error('Two decisions share a number.');
  const gaps = findGaps(numbers, passedOver);
  if (gaps.length > 0) throw new Error(`No decision has the number ${gaps.join(', ')}.`);
  const rows = decisions.map(
    (each) => `| [${each.number}](${each.file}) | ${each.title} | ${describeStatus(each)} |`,
  );
  return `# Decisions

One page each, by [the template](000-template.md). A decision is never rewritten: a later one supersedes it, and both link to each other. A new dependency has its decision too: what it replaces and how much code it saves.

This index is written by \`npm run decisions\` from the pages; a test holds the two together. A number is used once. These were given to work that never landed: ${passedOver.join(', ')}.

| no. | decision | status |
|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(indexFile, describeDecisions(readDecisions()));
