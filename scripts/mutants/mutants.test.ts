import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { nearestTests } from './nearest-tests.ts';
import { applyMutant, mutantsOf } from './operators.ts';
import { pointsIn, readPoints } from './mutation-points.ts';
import { summarize, type MutantResult } from './report.ts';
import { firstBrowserFailure, firstFailure, type Fate } from './try-mutant.ts';

const changed = (text: string, file = 'a.ts'): string[] =>
  mutantsOf(file, text)
    .flat()
    .map((mutant) => applyMutant(text, mutant));

describe('what is changed', () => {
  test.each([
    ['a < b;', ['a <= b;']],
    ['a !== b;', ['a === b;']],
    ['a && b;', ['a || b;']],
    ['a ?? b;', ['a;']],
    ['!a;', ['a;']],
    ['a - b;', ['a + b;']],
    ["a + 'b';", ["a + '';"]],
    ['f = 7;', ['f = 8;']],
    ['f = 7n;', ['f = 8n;']],
    ['f = `${a} b`;', ["f = '';"]],
    ['while (a) b;', ['while (false) b;']],
    ['a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
    ['const f = () => a;', ['const f = () => undefined;']],
    ['f(a);', [';']],
    ['await f(a);', [';']],
    ['a?.b;', ['a.b;']],
    ['a?.[b];', ['a[b];']],
    ['a?.(b);', [';', 'a(b);']],
    ['f = [...a, b];', ['f = [ b];']],
    ['f = { a, ...b };', ['f = { a,  };']],
  ])('HOUSE %s becomes %j', (text, expected) => {
    expect(changed(text)).toEqual(expected);
  });

  test('HOUSE an answer that is true or false is dropped or negated, any other dropped', () => {
    expect(changed('function f() { return isA; }')).toEqual([
      'function f() { return undefined; }',
      'function f() { return !(isA); }',
    ]);
    expect(changed('function f() { return a; }')).toEqual(['function f() { return undefined; }']);
  });

  test.each([
    "import a from 'a'; export { b } from 'b';",
    "type A = 'a' | 7; let a: A; const b = c as 'd';",
    "const f = (a: { b: 'c' }): a is 'd' => {};",
    "const a = { 'b': c, summary: 'words' };",
    'const a = tag`words`;',
    "const a = setting(onOff, false, 'words for staff');",
    "const a = await import('a');",
    "/* if (a) b(); */ const a = '';",
    'const f = () => undefined;',
  ])('HOUSE nothing is changed in %s', (text) => {
    const isDropped = (each: string) => each !== text && each.includes('undefined');
    expect(changed(text).filter((each) => !isDropped(each))).toEqual([]);
  });

  test.each(['"b"', '{`b ${c}`}', "{c ? 'b' : `d ${e.f}`}", "{join('b', c)}"])(
    'HOUSE of an element with className=%s the words that the eye alone judges stay, what is said does not',
    (classes) => {
      const text = `a = <p className=${classes} title="c" />;`;
      expect(changed(text, 'a.tsx').filter((each) => !/true|false/.test(each))).toEqual([
        `a = <p className=${classes} title='' />;`,
      ]);
    },
  );

  test('HOUSE the product has points in every area, none of them in tests', () => {
    const points = readPoints(join(import.meta.dirname, '../..'));
    expect(points.length).toBeGreaterThan(1_000);
    expect(points.filter(({ file }) => /\.test\.|(^|\/)testing\//.test(file))).toEqual([]);
  });
});

describe('drawing', () => {
  const points = pointsIn('a.ts', 'f(a);\nif (a < b) c(7);\n');
  const drawn = (seed: number) =>
    [...draw(points, seed)].map(({ line, mutant }) => `${line} ${mutant.what}`);

  test('HOUSE a seed draws every point once, and the same again', () => {
    expect(points.map(({ line }) => line)).toEqual([1, 2, 2, 2, 2]);
    expect(new Set(drawn(1)).size).toBe(points.length);
    expect(drawn(1)).toEqual(drawn(1));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => drawn(seed).join())).size).toBeGreaterThan(1);
  });

  test('HOUSE every point is as likely to come first', () => {
    const firsts = Map.groupBy(
      Array.from({ length: 2_000 }, (_, seed) => draw(points, seed).next().value?.mutant.start),
      (start) => start,
    );
    const shares = [...firsts.values()].map((each) => each.length / 2_000);
    expect(Math.min(...shares)).toBeGreaterThan(1 / 5 / 2);
    expect(Math.max(...shares)).toBeLessThan((2 / 5) * 1.5);
  });
});

describe('tests and their verdicts', () => {
  const edge = (from: string, to: string, byType = false) => ({ from, to, byType });

  test('HOUSE the nearest tests come first, and types lead nowhere', () => {
    const edges = [
      edge('far.test.ts', 'b.ts'),
      edge('b.ts', 'a.ts'),
      edge('near.test.ts', 'a.ts'),
      edge('types.test.ts', 'a.ts', true),
      edge('a.ts', 'b.ts'),
    ];
    expect(nearestTests(edges, 'a.ts', 9)).toEqual(['near.test.ts', 'far.test.ts']);
    expect(nearestTests(edges, 'a.ts', 1)).toEqual(['near.test.ts']);
  });

  test('HOUSE a test that failed, or a file that cannot be loaded, is named', () => {
    const file = { name: 'a.test.ts', message: '' };
    const one = (status: string) => [{ status, fullName: 'it holds' }];
    const report = (status: string, assertionResults: ReturnType<typeof one>) => ({
      testResults: [{ ...file, status, assertionResults, message: 'no such thing\nat' }],
    });
    expect(firstFailure(report('passed', one('passed')))).toBeNull();
    expect(firstFailure(report('failed', one('failed')))).toEqual({
      file: 'a.test.ts',
      title: 'it holds',
    });
    expect(firstFailure(report('failed', []))?.title).toBe('cannot be loaded: no such thing');
  });

  test('HOUSE a browser test that failed is named, however deep it stands', () => {
    const suite = (ok: boolean) => ({
      title: 'home.spec.ts',
      file: 'home.spec.ts',
      specs: [{ title: 'it opens', ok: true }],
      suites: [{ title: 'lanes', file: 'home.spec.ts', specs: [{ title: 'they scroll', ok }] }],
    });
    expect(firstBrowserFailure({ suites: [suite(true)] })).toBeNull();
    expect(firstBrowserFailure({ suites: [suite(true), suite(false)] })).toEqual({
      file: 'e2e/home.spec.ts',
      title: 'they scroll',
    });
    expect(firstBrowserFailure({})).toBeNull();
  });

  test('HOUSE what does not compile counts for nothing, what is unclear for no kill', () => {
    const tried = (fate: Fate): MutantResult => ({
      file: 'a.ts',
      line: 1,
      what: 'x',
      seconds: 1,
      fate,
    });
    const fates: Fate[] = [
      { end: 'killed', by: 'a', run: 'gate' },
      { end: 'killed', by: 'b', run: 'nightly' },
      { end: 'survived' },
      { end: 'unclear', why: 'b' },
      { end: 'does not compile' },
    ];
    expect(summarize(fates.map(tried))).toBe(
      '2 of 4 killed, 1 of them by the nightly run alone, 1 survived, 1 unclear, 1 does not compile',
    );
  });
});
