// Set-up of the unit tests of `npm test` and `npm run check`: records which marked files each test file ran. Files that ran while another
// was loaded are recorded separately: in a process that several test files share, they run only for the first.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { markNames } from './marks.ts';

type RunNotes = { ran: Set<string>; atLoad: Set<string>; depth: number };

const place = Symbol.for('parlour.noted-runs');
const processWide = globalThis as unknown as Record<string | symbol, unknown>;

function openNotes(): RunNotes {
  const known = processWide[place] as RunNotes | undefined;
  if (known) return known;
  const noted: RunNotes = { ran: new Set(), atLoad: new Set(), depth: 0 };
  processWide[place] = noted;
  processWide[markNames.ran] = (file: string) =>
    void (noted.depth > 0 ? noted.atLoad : noted.ran).add(file);
  processWide[markNames.loading] = (by: number) => void (noted.depth += by);
  return noted;
}

const noted = openNotes();
noted.ran.clear();
noted.depth = 0;
const folder = process.env['TEST_GREEN_FOLDER'];

afterAll(() => {
  const { testPath } = expect.getState();
  if (!testPath || !folder) return;
  const file = relative(process.cwd(), testPath).replaceAll('\\', '/');
  const name = createHash('sha256').update(file).digest('hex');
  const found = { file, ran: [...noted.ran], atLoad: [...noted.atLoad] };
  writeFileSync(join(folder, 'runs', `${name}.json`), JSON.stringify(found));
});
