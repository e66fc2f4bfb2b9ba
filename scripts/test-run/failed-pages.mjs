// The content of a page when its browser test failed, for readers of a log without files: the text that Playwright stored with the screenshot.
// Plain JavaScript for the machine's own Node.
import { readFileSync } from 'node:fs';
import { listTries } from './browser-report.mjs';

const mostLines = 60;

const isFailed = ({ status }) => status === 'failed' || status === 'timedOut';

/** Lists the failed tries with what Playwright stored of them. */
const listFailed = (spec) =>
  listTries(spec)
    .filter(isFailed)
    .map(({ attachments }) => ({
      name: `${spec.file}:${spec.line} ${spec.title}`,
      attachments,
    }));

/** Reads the page from Playwright's note: its only block of YAML. */
function readPage(path) {
  try {
    return /^```yaml\n([^]*?)^```$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim() ?? '';
  } catch {
    return '';
  }
}

/** Returns one text for each failed try with a page, cut after 60 lines. `specs` are those of Playwright's report. */
export const failedPages = (specs) =>
  specs.flatMap(listFailed).flatMap(({ name, attachments }) => {
    const noted = attachments.find((each) => each.name === 'error-context');
    const page = noted?.path ? readPage(noted.path) : '';
    const lines = page.split('\n').slice(0, mostLines).join('\n');
    return page === '' ? [] : [`the page of ${name}\n${lines}`];
  });
