// Set-up of the unit tests of `npm test` and `npm run check`: writes down, for each test file, which marked files it ran. What ran while
// another file was loaded is kept apart: in a process that several test files share, it runs for the first of them only.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { markNames } from './marks.ts';

type Noted = { ran: Set<string>; atLoad: Set<string>; depth: number };

const place = Symbol.for('parlour.noted-runs');
const processWide = globalThis as unknown as Record<string | symbol, unknown>;

function openNotes(): Noted {
  const known = processWide[place] as Noted | undefined;
  if (known) return known;
  const noted: Noted = { ran: new Set(), atLoad: new Set(), depth: 0 };
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
