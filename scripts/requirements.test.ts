import { describe, expect, test } from 'vitest';
import {
  compare,
  describeUntested,
  idsOf,
  readMeasures,
  readRequirements,
} from './requirements.ts';
import { gateTitles, testTitles } from './sources/test-titles.ts';

const on = (file: string, ...titles: string[]) => titles.map((title) => ({ file, title }));
const rows = [
  { id: 'LOGIN-01', state: 'built' },
  { id: 'LOGIN-02', state: 'open' },
  { id: 'LOGIN-03', state: 'withdrawn' },
  { id: 'A1', state: 'open' },
];

describe('the tables', () => {
  test('HOUSE a requirement is read with its state', () => {
    const text =
      '| id | side | state | requirement |\n|---|---|---|---|\n| NET-05 | B | partly | x |\n';
    expect(readRequirements(text)).toEqual([{ id: 'NET-05', side: 'B', state: 'partly' }]);
  });

  test('HOUSE a requirement of the games needs a test in the studio', () => {
    const text = '| GAME-01 | G | built | x |\n';
    const [row] = readRequirements(text);
    if (!row) throw new Error('The row was not read.');
    expect(row).toEqual({ id: 'GAME-01', side: 'G', state: 'built' });
    const at = (file: string) => compare([row], on(file, 'GAME-01 x')).builtOnOneSide;
    expect(at('apps/studio/client/src/scratch/scratch.test.ts')).toEqual([]);
    expect(at('apps/player/src/x.test.tsx')).toEqual(['GAME-01: not on the games']);
  });

  test('HOUSE a measure is read', () => {
    expect(readMeasures('| H1b | Trusted Types | - | S |\n| id | x |')).toEqual([
      { id: 'H1b', state: 'open' },
    ]);
  });
});

describe('titles', () => {
  test('HOUSE a title may begin with several ids', () => {
    expect(idsOf('LOGIN-01, A1 the same answer')).toEqual(['LOGIN-01', 'A1']);
    expect(idsOf('ROUTE-02 / leads home')).toEqual(['ROUTE-02']);
    expect(idsOf('H1b and A1 are kept')).toEqual(['H1b', 'A1']);
    expect(idsOf('HOUSE names')).toEqual(['HOUSE']);
  });

  test('HOUSE an id within a title is not its subject', () => {
    expect(idsOf('works as LOGIN-01 says')).toEqual([]);
    expect(idsOf('LOGIN works')).toEqual([]);
  });

  test('HOUSE titles are found in every form of a test', () => {
    const text = `
      test('A1 one', () => {});
      it("A2 two", () => {});
      test.each([['a)', 1]])(\`A3 three $0\`, () => {});
      test.only(
        'A4 four', () => {});
      test.skip('A5 skipped', () => {});
      describe('A6 a group', () => { test.use({ a: 1 }); });
      pattern.test('A7 not a test');
    `;
    expect(testTitles(text)).toEqual(['A1 one', 'A2 two', 'A3 three $0', 'A4 four']);
  });

  test('HOUSE what is left to the nightly run, alone or in a group, is no title of the gate', () => {
    const text = `
      it('A1 one', { tags: ['nightly'] }, () => {});
      test('A2 two', nightly, async ({ page }) => {});
      test.each([1])('A3 three', { timeout: 5, tags: ['nightly'] }, () => {});
      test('A4 four', { timeout: 5 }, () => {});
      test(\`A5 \${merchant}\`, tag, () => {});
      describe('a group', { tags: ['nightly'] }, () => { it('A6 six', () => {}); });
      test.describe('another', nightly, () => { test('A7 seven', () => {}); });
      it('A8 eight', () => { expect({ tags: ['nightly'] }).toBe(1); });
    `;
    expect(testTitles(text)).toHaveLength(8);
    expect(gateTitles(text)).toEqual(['A4 four', 'A5 ${merchant}', 'A8 eight']);
  });
});

describe('the report', () => {
  test('HOUSE lists what no test names, and nothing withdrawn', () => {
    const { untested } = compare(rows, on('x.test.ts', 'LOGIN-01 works'));
    expect(untested.map((row) => row.id)).toEqual(['LOGIN-02', 'A1']);
    expect(describeUntested(rows, untested)).toEqual([
      'LOGIN   1 of 3: LOGIN-02',
      'A       1 of 1: A1',
    ]);
  });

  test('HOUSE finds an unknown id, a claim without a test and a title without an id', () => {
    const report = compare(rows, on('x.test.ts', 'LOGIN-99 never', 'works'));
    expect(report.unknown).toEqual(['LOGIN-99']);
    expect(report.builtWithoutTest).toEqual(['LOGIN-01']);
    expect(report.titlesWithoutId).toEqual(['works']);
  });

  const site = 'apps/player/src/features/login/login-page.test.tsx';
  const server = 'apps/server/src/modules/login/login.test.ts';
  test.each([
    ['B', [site], ['LOGIN-05: not on the server']],
    ['B', [server], ['LOGIN-05: not on the site']],
    [
      'B',
      ['packages/contract/src/login.test.ts'],
      ['LOGIN-05: not on the site', 'LOGIN-05: not on the server'],
    ],
    ['B', ['e2e/login.spec.ts'], ['LOGIN-05: not on the server']],
    ['B', [server, 'packages/client/src/client.test.ts'], []],
    ['B', [site, 'apps/server/src/providers/games/testing/adapter-cases.ts'], []],
    ['W', [server], ['LOGIN-05: not on the site']],
    ['W', [site], []],
    ['S', [site], ['LOGIN-05: not on the server']],
    ['S', ['packages/database/src/tenancy.test.ts'], []],
    ['S', ['packages/seed/src/demo.test.ts'], []],
  ] as const)('HOUSE a built line of side %s with tests in %j', (side, files, told) => {
    const titles = files.flatMap((file) => on(file, 'LOGIN-04, LOGIN-05 works'));
    const line = { id: 'LOGIN-05', side, state: 'built' };
    expect(compare([line], titles).builtOnOneSide).toEqual(told);
    expect(compare([{ ...line, state: 'partly' }], titles).builtOnOneSide).toEqual([]);
  });

  test('HOUSE a tag that leaves the last test of a line, or of one of its sides, to the nightly run is told', () => {
    const all = [...on(site, 'LOGIN-05 seen'), ...on(server, 'LOGIN-05 kept')];
    const line = { id: 'LOGIN-05', side: 'B', state: 'built' } as const;
    expect(compare([line], all).leftToNightly).toEqual([]);
    expect(compare([line], all, on(site, 'LOGIN-05 seen')).leftToNightly).toEqual([
      'LOGIN-05: not on the server',
    ]);
    expect(compare([line], all, []).leftToNightly).toEqual(['LOGIN-05']);
    const measure = { id: 'A1', state: 'open' };
    expect(compare([measure], on(server, 'A1 held'), []).leftToNightly).toEqual(['A1']);
  });

  test('HOUSE is content with house rules', () => {
    expect(compare([], on('x.test.ts', 'HOUSE names'))).toEqual({
      untested: [],
      unknown: [],
      builtWithoutTest: [],
      builtOnOneSide: [],
      titlesWithoutId: [],
      leftToNightly: [],
    });
  });
});
