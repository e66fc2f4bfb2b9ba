import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRun } from './green-tests.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const server = 'apps/server/src';
const claim = `${server}/claim.test.ts`;
const login = `${server}/login.test.ts`;
const spawning = `${server}/main.test.ts`;
const reading = 'packages/contract/src/reading.test.ts';
const house = 'scripts/house.test.ts';
const built = `${server}/headers.test.ts`;
const all = [built, claim, login, spawning, reading, house].toSorted();

const rule = (body: string): string =>
  `import { most } from './most.ts'; export const give = () => { ${body} };`;

/** Creates a server whose tests load all of its code, and each run little of it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-green-'));
  write('package.json', '{}');
  write('apps/server/package.json', '{ "name": "@parlour/server" }');
  write(
    'packages/contract/package.json',
    '{ "name": "@parlour/contract", "exports": { "./*": "./src/*.ts" } }',
  );
  write(`${server}/app.ts`, "import { give } from './give.ts'; export const app = () => give();");
  write(`${server}/give.ts`, rule('return most;'));
  write(`${server}/most.ts`, 'export const most = 3;');
  write(`${server}/main.ts`, "import './start.ts';");
  write(`${server}/start.ts`, "import type { Code } from '@parlour/contract/codes'; start();");
  write('packages/contract/src/codes.ts', "import { read } from './read.ts'; read();");
  write(
    'packages/contract/src/read.ts',
    "export const read = () => new URL('../words/', import.meta.url);",
  );
  write('packages/contract/words/en.po', 'a word');
  write(claim, "import { app } from './app.ts'; app();");
  write(login, "import { app } from './app.ts'; import '@parlour/contract/codes';");
  write(spawning, "spawn(join(import.meta.dirname, 'main.ts'));");
  write(reading, 'readdirSync(import.meta.dirname);');
  write(house, "repositoryFiles(join(import.meta.dirname, '..'));");
  write(built, "new URL('../../player/dist/', import.meta.url);");
  write('apps/player/src/page.tsx', 'export const Page = () => null;');
});
afterEach(() => rmSync(root, { recursive: true }));

const ranIn = {
  [claim]: [`${server}/app.ts`, `${server}/give.ts`],
  [login]: [`${server}/app.ts`],
} as Record<string, string[]>;
const runsOf = (tests: string[]) =>
  tests.map((file) => ({ file, ran: ranIn[file] ?? [], atLoad: [] }));

function listAfter(change: () => void): string[] {
  planRun(root).keep(all, runsOf(all));
  change();
  return planRun(root).unchanged;
}
const listChanged = (change: () => void): string[] => {
  const unchanged = listAfter(change);
  return all.filter((test) => !unchanged.includes(test));
};

describe('the test files that a check leaves out', () => {
  it('HOUSE a clean clone leaves out none', () => {
    expect(planRun(root).unchanged).toEqual([]);
  });

  it('HOUSE what was green and is unchanged is left out', () => {
    expect(listAfter(() => undefined)).toEqual(all);
  });

  it.each([
    ['the test itself', claim, 'other();', [claim]],
    ['a function that only one test ran', `${server}/give.ts`, rule('return 0;'), [claim]],
    ['a value that others read', `${server}/most.ts`, 'export const most = 4;', [claim, login]],
    ['a file that both ran', `${server}/app.ts`, 'export const app = 1;', [claim, login]],
    ['what a started program imports', `${server}/start.ts`, 'go();', [spawning]],
    [
      'what stands in a folder that is read',
      'packages/contract/words/en.po',
      'more',
      [built, login, reading],
    ],
    [
      'a file of another folder that is read',
      'packages/contract/src/new.ts',
      '1;',
      [built, reading],
    ],
    ['what a built page is made of', 'apps/player/src/page.tsx', '1;', [built]],
  ])('HOUSE a change of %s runs what is made of it', (...[, path, text, changed]) => {
    // `house.test.ts` names the root, so it may read any file.
    expect(listChanged(() => write(path, text))).toEqual([...changed, house].toSorted());
  });

  it('HOUSE a change of a setting or of a package runs everything', () => {
    expect(listAfter(() => write('package-lock.json', '{ "fastify": "6" }'))).toEqual([]);
    expect(listAfter(() => write('vitest.config.ts', 'export default {};'))).toEqual([]);
    expect(listAfter(() => write('apps/server/package.json', '{ "name": "x" }'))).toEqual([]);
  });

  it('HOUSE a word of the documents runs the tests that may read it', () => {
    expect(listChanged(() => write('docs/glossary.md', 'a word'))).toEqual([house]);
  });

  it('HOUSE what runs while files load counts for every test that loads it', () => {
    const runs = runsOf(all);
    const [first] = runs;
    first?.ran.push('nothing');
    planRun(root).keep(
      all,
      runs.map((each) => ({ ...each, atLoad: [`${server}/give.ts`] })),
    );
    write(`${server}/give.ts`, rule('return 0;'));
    expect(planRun(root).unchanged).not.toContain(login);
  });

  it('HOUSE a file that keeps something counts with all that it imports', () => {
    write(
      `${server}/app.ts`,
      "import { give } from './give.ts'; let kept = 0; export const app = () => (kept ||= give());",
    );
    expect(listChanged(() => write(`${server}/give.ts`, rule('return 0;')))).toContain(login);
  });

  it('HOUSE what remembers for others counts for every test that loads it', () => {
    write(
      `${server}/give.ts`,
      "import { most } from './most.ts'; import { once } from './once.ts'; export const give = once(() => most);",
    );
    write(`${server}/once.ts`, 'export const once = (make) => make;');
    const change = () => write(`${server}/once.ts`, 'export const once = () => 1;');
    expect(listChanged(change)).toEqual([claim, login, house].toSorted());
  });

  it('HOUSE each file counts by itself: what passed beside others that failed is green', () => {
    planRun(root).keep([claim], runsOf(all));
    expect(planRun(root).unchanged).toEqual([claim]);
    planRun(root).keep([login], runsOf([login]));
    expect(planRun(root).unchanged).toEqual([claim, login]);
  });

  it('HOUSE a change that no run has seen green is not forgotten', () => {
    const planned = planRun(root);
    write(claim, 'changedWhileTheTestsRan();');
    planned.keep(all, runsOf(all));
    expect(planRun(root).unchanged).not.toContain(claim);
  });

  it('HOUSE the test of the server’s process runs for the server, and not for the player', () => {
    const process = `${server}/main.test.ts`;
    write(`${server}/headers.ts`, "new URL('../../player/dist/', import.meta.url);");
    write(process, "import './headers.ts'; spawn(join(import.meta.dirname, 'main.ts'));");
    expect(listChanged(() => write('apps/player/src/page.tsx', '2;'))).not.toContain(process);
    expect(listChanged(() => write(`${server}/start.ts`, 'go();'))).toContain(process);
  });

  it('HOUSE a test that stands on what is no code is never left out', () => {
    expect(listChanged(() => write(`${server}/most.ts`, 'export const'))).toEqual(
      [claim, login, house].toSorted(),
    );
    planRun(root).keep([login], runsOf([login]));
    expect(planRun(root).unchanged).not.toContain(login);
  });

  it('HOUSE a test with an import of ours that leads nowhere is never left out', () => {
    write(claim, "import { app } from './gone.ts';");
    expect(listChanged(() => undefined)).toEqual([claim]);
  });
});
