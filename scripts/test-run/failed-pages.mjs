// The content of a page when its browser test failed, for readers of a log without files: the text that Playwright stored with the screenshot.
// Plain JavaScript for the machine's own Node.
import { readFileSync } from 'node:fs';

const mostLines = 60;

/** Lists the failed tests of a file; tests may be in nested groups. */
const listFailed = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status === 'failed' || status === 'timedOut')
      .map(({ attachments }) => ({ name: `${file}:${line} ${title}`, attachments })),
  ),
  ...suites.flatMap(listFailed),
];

/** Reads the page from Playwright's note: its only block of YAML. */
function readPage(path) {
  try {
    return /^```yaml\n([^]*?)^```$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim() ?? '';
  } catch {
    return '';
  }
}

/** Returns one text for each failed try with a page, cut after 60 lines. `suites` are those of Playwright's JSON report. */
export const failedPages = (suites) =>
  suites.flatMap(listFailed).flatMap(({ name, attachments }) => {
    const noted = attachments.find((each) => each.name === 'error-context');
    const page = noted?.path ? readPage(noted.path) : '';
    const lines = page.split('\n').slice(0, mostLines).join('\n');
    return page === '' ? [] : [`the page of ${name}\n${lines}`];
  });
