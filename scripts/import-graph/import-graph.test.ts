import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layers } from '../lint/layers.ts';
import { packagePaths } from '../lint/resolve-import.ts';
import { circlesOf } from './circles.ts';
import { edgesOf, isTestCode, readImports, readSources, type Edge } from './imports.ts';
import { climbing, type Stack } from './layers.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);
const edges = edgesOf(sources, packagePaths(root));
const written = ({ from, to, byType }: Edge) => `${from} ${byType ? 'type of' : 'to'} ${to}`;

const server = 'apps/server/src/';
const modules = `${server}modules/`;
const player = 'apps/player/src/';
const pageFolders = readdirSync(join(root, player, 'pages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Stacks of layers, each from the lowest up. */
const stacks: Record<string, Stack> = {
  // The seed uses the rules of the server's modules, and the supervisor the seed.
  house: [
    ['packages/contract/'],
    ['packages/'],
    ['apps/'],
    ['packages/seed/'],
    ['apps/supervisor/'],
  ],
  server: [
    [`${server}http/`, `${server}providers/`],
    [`${server}module.ts`],
    ...layers.flatMap((layer) => {
      const folders = layer.modules.map((name) => `${modules}${name}/`);
      return layer.inOrder ? folders.map((folder) => [folder]) : [folders];
    }),
    [modules],
    [`${server}page/`],
    [server],
  ],
  player: [
    // A page's record is plain data in the lowest layer; the page itself is above the features.
    [`${player}platform/`, `${player}pages/`],
    [`${player}foundation/`],
    [`${player}features/`],
    [player, ...pageFolders.map((name) => `${player}pages/${name}/page`)],
  ],
};

describe('the import graph', () => {
  test('HOUSE no file is in a circle of imports, be it by types only', () => {
    const read = (folder: string) => [...sources.keys()].filter((file) => file.startsWith(folder));
    for (const folder of ['apps/', 'packages/', 'bench/', 'e2e/', 'scripts/', 'soak/'])
      expect(read(folder).length, folder).toBeGreaterThan(20);
    expect(edges.some(({ byType }) => byType)).toBe(true);
    expect(circlesOf(edges)).toEqual([]);
  });

  test('HOUSE no module of the server and no feature of the player is in a circle with others', () => {
    const unitOf = (file: string) =>
      /^apps\/(?:server\/src\/modules|player\/src\/features)\/[^/]+/.exec(file)?.[0];
    const between = edges
      .filter(({ from }) => !isTestCode(from))
      .flatMap((edge) => {
        const [from, to] = [unitOf(edge.from), unitOf(edge.to)];
        return from && to && from !== to ? [{ from, to }] : [];
      });
    expect(between.length).toBeGreaterThan(10);
    expect(circlesOf(between)).toEqual([]);
  });

  test.each(Object.keys(stacks))('HOUSE no layer of the %s imports one above it', (name) => {
    const code = edges.filter(({ from }) => !isTestCode(from));
    expect(climbing(code, stacks[name] ?? []).map(written)).toEqual([]);
  });
});

describe('reading imports', () => {
  const read = (text: string) => readImports('a.ts', text);

  test('HOUSE every form of an import is found', () => {
    const forms = [
      "import { a } from './a.ts';",
      "export { b } from './b.ts';",
      "export * from './c.ts';",
      "const d = await import('./d.ts');",
      "import './e.css';",
    ];
    expect(read(forms.join('\n'))).toEqual(
      ['./a.ts', './b.ts', './c.ts', './d.ts', './e.css'].map((specifier) => ({
        specifier,
        byType: false,
      })),
    );
  });

  test('HOUSE an import of types alone is told apart from one that runs', () => {
    const byType = [
      "import type { A } from './a.ts';",
      "import { type A, type B } from './a.ts';",
      "export type { A } from './a.ts';",
      "export type * from './a.ts';",
      "let a: import('./a.ts').A;",
    ];
    for (const text of byType)
      expect(read(text), text).toEqual([{ specifier: './a.ts', byType: true }]);
    expect(read("import { type A, b } from './a.ts';")).toMatchObject([{ byType: false }]);
  });

  test('HOUSE an alias and the name of a package lead to the file', () => {
    const texts = new Map([
      ['apps/server/src/app.ts', "import '#modules/site'; import '@parlour/contract/money';"],
      ['apps/server/src/modules/site/index.ts', ''],
      ['packages/contract/src/money.ts', ''],
    ]);
    expect(edgesOf(texts, packagePaths(root)).map(({ to }) => to)).toEqual([
      'apps/server/src/modules/site/index.ts',
      'packages/contract/src/money.ts',
    ]);
  });
});

describe('circles and layers', () => {
  const arrows = (...pairs: string[]) =>
    pairs.map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1) }));

  test('HOUSE a circle is found however long it is, and a diamond is none', () => {
    expect(circlesOf(arrows('ab', 'ac', 'bd', 'cd'))).toEqual([]);
    expect(circlesOf(arrows('ab', 'bc', 'cd', 'db'))).toEqual([['b', 'c', 'd']]);
    expect(circlesOf(arrows('ab', 'ba', 'bc', 'cd', 'dc', 'ee'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e'],
    ]);
  });

  test('HOUSE an import climbs when its target stands higher by the longest path that fits', () => {
    const edge = (from: string, to: string): Edge => ({ from, to, byType: true });
    const stack = [['x/low/'], ['x/']];
    const down = edge('x/high.ts', 'x/low/a.ts');
    const up = edge('x/low/a.ts', 'x/high.ts');
    const outside = edge('x/low/a.ts', 'y/b.ts');
    expect(climbing([down, up, outside, edge('x/low/a.ts', 'x/low/b.ts')], stack)).toEqual([up]);
  });
});
