import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Plain JavaScript has no types to import.
const { failedPages } = (await import(new URL('failed-pages.mjs', import.meta.url).href)) as {
  failedPages: (specs: object[]) => string[];
};
const { listSpecs } = (await import(new URL('browser-report.mjs', import.meta.url).href)) as {
  listSpecs: (suites: object[]) => object[];
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function noted(text: string) {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, text);
  return [
    { name: 'screenshot', path: 'picture.png' },
    { name: 'error-context', path },
  ];
}
const suiteOf = (status: string, attachments: object[]) => ({
  file: 'lines.spec.ts',
  suites: [
    {
      file: 'lines.spec.ts',
      specs: [{ title: 'a title', line: 7, tests: [{ results: [{ status, attachments }] }] }],
    },
  ],
});

describe('failedPages', () => {
  it('HOUSE gives the page of a test that failed, without what stands around it', () => {
    const text =
      '# Error details\n```\nTimeout\n```\n\n```yaml\n- button "Go"\n```\n# Test source\n1 | x\n';
    expect(failedPages(listSpecs([suiteOf('timedOut', noted(text))]))).toEqual([
      'the page of lines.spec.ts:7 a title\n- button "Go"',
    ]);
  });

  it('HOUSE gives nothing for one that passed, or that left no page', () => {
    expect(failedPages(listSpecs([suiteOf('passed', noted('```yaml\n- x\n```'))]))).toEqual([]);
    expect(failedPages(listSpecs([suiteOf('failed', [])]))).toEqual([]);
    expect(failedPages(listSpecs([suiteOf('failed', noted('# Error details\nnothing'))]))).toEqual(
      [],
    );
  });
});
