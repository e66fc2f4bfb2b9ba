import { describe, expect, it } from 'vitest';
import { parse } from '../../sources/syntax.ts';
import { factsOf } from './file-facts.ts';
import { withMarks, isMarked } from './marks.ts';
import { outlineOf } from './outline.ts';

const outline = (text: string): string => outlineOf(parse('a.ts', text), text);
const factsIn = (text: string) => factsOf('apps/server/src/a.ts', text);

describe('the outline of a file', () => {
  it.each([
    ['a function', 'export function a(b: number) { return b; }'],
    ['a function that is a value', 'export const a = (b: number) => b + 1;'],
    ['a constant that only its own functions read', 'const most = 3; export const a = () => most;'],
    [
      'an import that only its functions use',
      "import { b } from './b.ts'; export const a = b1 => b();",
    ],
    ['types', "import type { B } from './b.ts'; export type A = B; interface C { a: A }"],
  ])('HOUSE %s is not in it', (_name, text) => {
    expect(outline(text)).toBe('');
  });

  it('HOUSE what others may read is in it, with all that this mentions', () => {
    const text = `import { b, c } from './b.ts';
      const most = 3;
      const other = 4;
      export const limits = { most, pattern: b };`;
    expect(outline(text)).toBe(
      "import { b, c } from './b.ts';\nmost = 3\nlimits = { most, pattern: b }",
    );
  });

  it('HOUSE what a file does while it loads is in it, without the bodies of functions', () => {
    expect(outline('const a = list(() => { begin(); }); function begin() {}')).toBe(
      'a = list(() => …)',
    );
    expect(outline('start(function () { return 1; });')).toBe('start(function () …);');
    expect(outline("export * from './b.ts';")).toBe("export * from './b.ts';");
    expect(outline('let at = 0; export const next = () => ++at;')).toBe('at = 0');
    expect(outline('export class A { kept = 1; ask() { return 2; } }')).toBe(
      'class A { kept = 1; ask() … }',
    );
  });

  it('HOUSE a body that changes leaves it as it is, a value that changes does not', () => {
    const before = 'export const a = 1; export const b = () => 1;';
    expect(outline(before.replace('=> 1', '=> 2'))).toBe(outline(before));
    expect(outline(before.replace('a = 1', 'a = 2'))).not.toBe(outline(before));
  });
});

describe('what a file keeps from call to call', () => {
  it.each([
    ['let known; export const a = () => (known ??= 1);', 'own'],
    ['const known = new Map<string, number>();', 'own'],
    ['const known = new Map([[1, 2]]);', 'none'],
    ['const read = remember(readAnew); export const a = () => read();', 'own'],
    ['export const read = remember((a) => a);', 'offered'],
    ['export const remove = removerOfOld({ after: 5 });', 'none'],
    ['export const a = () => { let b = 1; return b; };', 'none'],
  ])('HOUSE %s: %s', (text, state) => {
    expect(factsIn(text).state).toBe(state);
  });
});

describe('the places that a file names', () => {
  it.each([
    ["readFileSync(new URL('../migrations/', import.meta.url))", ['../migrations/']],
    ["join(import.meta.dirname, '..', 'tables')", ['../tables']],
    ["resolve(import.meta.dirname, '../../..')", ['../../..']],
    ['readdirSync(import.meta.dirname)', ['.']],
    ['`${import.meta.dirname}/..`', ['..']],
    ['new URL(`clips/${folder}/${digit}.wav`, import.meta.url)', ['clips/']],
    ['new URL(`../${app}/src/main.ts`, import.meta.url)', ['../']],
    ['new URL(name, import.meta.url)', ['.']],
    ['createRequire(import.meta.url)', []],
  ])('HOUSE %s', (text, places) => {
    expect(factsIn(`${text};`).places).toEqual(places);
  });

  it('HOUSE one that a function names is told apart from one that is named at once', () => {
    const facts = factsIn("export const a = () => new Worker(new URL('b.ts', import.meta.url));");
    expect(facts).toMatchObject({ places: [], placesInside: ['b.ts'] });
  });

  it('HOUSE a pattern and the path of a package are found, too', () => {
    const text = `import.meta.glob(['./*/page.tsx', '!./login/page.tsx'], { import: 'Page' });
      import.meta.resolve('@parlour/theme/tokens.css');`;
    expect(factsIn(text)).toMatchObject({
      globs: ['./*/page.tsx', '!./login/page.tsx'],
      imports: ['@parlour/theme/tokens.css'],
      places: [],
    });
  });
});

describe('marks', () => {
  const text = `import { b } from './b.ts';
const one = (a: number) => ({ a });
export function two() { return one(b(() => 1)); }
`;

  it('HOUSE stand in every function, and around what a file does while it loads', () => {
    const marked = withMarks('a.ts', text);
    expect(marked.match(/__ran\("a\.ts"\)/g)).toHaveLength(3);
    expect(marked).toContain('__loading(1);const one');
    expect(marked).toMatch(/__loading\(-1\);$/);
    expect(
      marked
        .split('\n')
        .slice(0, 3)
        .map((line) => line.length > 0),
    ).toEqual([true, true, true]);
  });

  it('HOUSE are put in where apps work, and in no test', () => {
    expect(isMarked('apps/server/src/modules/rewards/voucher/give.ts')).toBe(true);
    expect(isMarked('apps/server/src/testing/test-site.ts')).toBe(false);
    expect(isMarked('apps/server/src/app.test.ts')).toBe(false);
    expect(isMarked('packages/contract/src/money.ts')).toBe(false);
  });
});
