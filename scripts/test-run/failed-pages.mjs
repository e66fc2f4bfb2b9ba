// What a page showed when its browser test failed, for a log whose reader has no files: the text that Playwright noted beside the picture.
// Plain JavaScript for the machine's own Node.
import { readFileSync } from 'node:fs';

const mostLines = 60;

/** A file's tests may stand in groups. */
const listFailed = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status === 'failed' || status === 'timedOut')
      .map(({ attachments }) => ({ name: `${file}:${line} ${title}`, attachments })),
  ),
  ...suites.flatMap(listFailed),
];

/** The part of the note that is the page: its one block of YAML. */
function readPage(path) {
  try {
    return /^```yaml\n([^]*?)^```$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim() ?? '';
  } catch {
    return '';
  }
}

/** One text for each try that failed and left a page, cut after 60 lines. `suites` are those of Playwright's JSON report. */
export const failedPages = (suites) =>
  suites.flatMap(listFailed).flatMap(({ name, attachments }) => {
    const noted = attachments.find((each) => each.name === 'error-context');
    const page = noted?.path ? readPage(noted.path) : '';
    const lines = page.split('\n').slice(0, mostLines).join('\n');
    return page === '' ? [] : [`the page of ${name}\n${lines}`];
  });
