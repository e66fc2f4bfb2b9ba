import { beforeAll, describe, expect, test } from 'vitest';
import { lintTree, type LintFinding } from './lint-tree.ts';

const lines = (count: number): string => `${'// why\n'.repeat(count - 1)}export const a = 1;`;
const vitest = (body: string): string =>
  `import { expect, test } from 'vitest'; test('HOUSE one', () => { ${body} });`;
const browser = (body: string): string =>
  `import { expect, expectHome, test } from './site.ts'; test('HOUSE one', async ({ page }) => { ${body} });`;
const body = (count: number): string =>
  `export function long() {\n${'  void 0;\n'.repeat(count - 2)}}`;

/** Refused code: a file, its content, and the rule that must refuse it. */
const refused: [file: string, text: string, rule: string][] = [
  ['apps/server/src/env.ts', 'export const port = process.env.PORT;', 'house(restricted-names)'],
  [
    'apps/server/src/env-2.ts',
    "export const port = globalThis.process['env'];",
    'house(restricted-names)',
  ],
  ['apps/server/src/env-3.ts', "export { env } from 'node:process';", 'house(restricted-names)'],
  ['apps/server/src/random.ts', 'export const roll = Math.random();', 'house(restricted-names)'],
  ['apps/server/src/call.ts', "await fetch('/x');", 'house(restricted-names)'],
  [
    'apps/player/src/features/login/call.ts',
    "await window.fetch('/x');",
    'house(restricted-names)',
  ],
  [
    'apps/player/src/features/login/keep.ts',
    "localStorage.setItem('a', 'b');",
    'house(restricted-names)',
  ],
  [
    'apps/player/src/foundation/keep.ts',
    'window.sessionStorage.clear();',
    'house(restricted-names)',
  ],
  ['apps/player/src/foundation/cookie.ts', "document.cookie = 'a=b';", 'house(restricted-names)'],
  [
    'apps/server/src/modules/login/now.ts',
    'export const now = Date.now();',
    'house(restricted-names)',
  ],
  [
    'apps/server/src/modules/ledger/amount.ts',
    "export const amount = Number('1');",
    'house(restricted-names)',
  ],
  [
    'apps/server/src/modules/login/new.ts',
    'export const now = new Date();',
    'house(restricted-names)',
  ],
  [
    'apps/studio/src/lottery/ball.ts',
    'export const ball = (byte: number) => byte % 45;',
    'house(remainder)',
  ],
  [
    'apps/studio/src/fair/ball.ts',
    'export function ball(byte: number) { let a = byte; a %= 45; return a; }',
    'house(remainder)',
  ],
  [
    'apps/studio/src/instant/sign.ts',
    'export const sign = Math.random();',
    'house(restricted-names)',
  ],
  ['apps/server/src/any.ts', 'export const a = (b: any) => b;', 'typescript(no-explicit-any)'],
  [
    'apps/server/src/bang.ts',
    'export const a = (b?: string) => b!;',
    'typescript(no-non-null-assertion)',
  ],
  ['apps/server/src/float.ts', 'Promise.resolve(1);', 'typescript(no-floating-promises)'],
  [
    'apps/server/src/misuse.ts',
    'export const f = (a: Promise<1>) => (a ? 1 : 2);',
    'typescript(no-misused-promises)',
  ],
  [
    'apps/server/src/wait.ts',
    'export const f = async () => await 1;',
    'typescript(await-thenable)',
  ],
  [
    'apps/server/src/switch.ts',
    "export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }",
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'apps/server/src/type.ts',
    "import { Stats } from 'node:fs'; export type A = Stats;",
    'typescript(consistent-type-imports)',
  ],
  ['apps/server/src/default.ts', 'export default 1;', 'import(no-default-export)'],
  [
    'apps/server/src/cycle.ts',
    "import { b } from './round.ts'; export const a = () => b;",
    'import(no-cycle)',
  ],
  [
    'apps/server/src/round.ts',
    "import { a } from './cycle.ts'; export const b = () => a;",
    'import(no-cycle)',
  ],
  ['apps/server/src/CamelCase.ts', 'export {};', 'unicorn(filename-case)'],
  ['apps/server/src/many.ts', lines(251), 'eslint(max-lines)'],
  ['apps/server/src/many.test.ts', lines(401), 'eslint(max-lines)'],
  ['apps/server/src/long.ts', body(101), 'eslint(max-lines-per-function)'],
  ['apps/player/src/app/long.tsx', body(101), 'eslint(max-lines-per-function)'],
  [
    'apps/server/src/four.ts',
    'export const f = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];',
    'eslint(max-params)',
  ],
  [
    'apps/player/src/app/text.tsx',
    'export const A = () => <p>Hello</p>;',
    'react(jsx-no-literals)',
  ],
  [
    'apps/player/src/app/wrapped.tsx',
    "export const A = () => <p>{'Hello'}</p>;",
    'react(jsx-no-literals)',
  ],
  [
    'apps/player/src/app/label.tsx',
    'export const A = () => <img alt="Hello" />;',
    'react(jsx-no-literals)',
  ],
  [
    'apps/server/src/mock.test.ts',
    "import { vi } from 'vitest'; vi.mock('./a.ts');",
    'vitest(no-restricted-vi-methods)',
  ],
  ['apps/server/src/none.test.ts', vitest('Math.abs(1);'), 'vitest(expect-expect)'],
  [
    'apps/server/src/perhaps.test.ts',
    vitest('if (Math.abs(1)) expect(1).toBe(1);'),
    'vitest(no-conditional-expect)',
  ],
  [
    'apps/server/src/throws.test.ts',
    vitest('expect(() => 1).toThrow();'),
    'vitest(require-to-throw-message)',
  ],
  [
    'apps/server/src/called.test.ts',
    vitest('expect(Math.abs).toHaveBeenCalled();'),
    'vitest(prefer-called-with)',
  ],
  [
    'apps/server/src/truthy.test.ts',
    vitest('expect(Math.abs(1)).toBeTruthy();'),
    'vitest(prefer-strict-boolean-matchers)',
  ],
  [
    'apps/server/src/twice.test.ts',
    `${vitest('expect(1).toBe(1);')} test('HOUSE one', () => expect(2).toBe(2));`,
    'vitest(no-identical-title)',
  ],
  ['e2e/none.spec.ts', browser("await page.goto('/');"), 'house(asserts)'],
  [
    'e2e/perhaps.spec.ts',
    browser("await expectHome(page); if (page.url() === '/m') expect(1).toBe(1);"),
    'house(asserts)',
  ],
  ['apps/server/src/told.ts', 'export type Told = 1;', 'house(subject-names)'],
  ['apps/server/src/asking.ts', 'export interface Asking { a: 1 }', 'house(subject-names)'],
  [
    'apps/server/src/place.ts',
    'type Place = 1; export const a: Place = 1;',
    'house(subject-names)',
  ],
  ['apps/server/src/deps.ts', 'export type Deps = 1;', 'house(subject-names)'],
  ['apps/player/src/app/number.tsx', 'export function Number() {}', 'house(subject-names)'],
  [
    'apps/server/src/riddle.ts',
    '/** Of a bet that tells it. */\nexport const a = 1;',
    'house(doc-comments)',
  ],
  [
    'apps/server/src/riddle-2.ts',
    '/**\n * What came of it.\n */\nexport const a = 1;',
    'house(doc-comments)',
  ],
  ['apps/server/src/quiet.ts', '// @ts-ignore\nexport const a = 1;', 'typescript(ban-ts-comment)'],
  [
    'apps/server/src/idle.ts',
    '// oxlint-disable-next-line no-console -- none\nexport const a = 1;',
    'unused suppression',
  ],
];

const accepted: [file: string, text: string][] = [
  ['apps/server/src/config.ts', 'export const port = process.env.PORT;'],
  ['apps/player/src/platform/storage.ts', "localStorage.setItem('a', document.cookie);"],
  ['packages/client/src/call.ts', "await fetch('/x');"],
  ['apps/server/src/own.ts', 'export const f = (fetch: (a: string) => string) => fetch("a");'],
  ['apps/server/src/modules/login/clock.ts', 'export const at = (ms: number) => new Date(ms);'],
  ['apps/server/src/modules/login/login.test.ts', 'export const now = Date.now();'],
  ['apps/server/src/modules/login/testing/people.ts', 'export const now = Date.now();'],
  ['apps/server/src/modules/ledger/ledger.test.ts', "export const amount = Number('1');"],
  ['apps/server/src/modules/lobby/page-size.ts', "export const size = Number('1');"],
  ['apps/studio/src/page/even.ts', 'export const even = (row: number) => row % 2 === 0;'],
  [
    'apps/server/src/ledger.test.ts',
    "import { test } from 'vitest'; import { assertLedger } from './books.ts'; test('W1 books', () => assertLedger());",
  ],
  [
    'e2e/home.spec.ts',
    "import { expectHome, test } from './site.ts'; test('HOUSE one', ({ page }) => expectHome(page));",
  ],
  ['apps/server/src/sent.ts', 'export type SentMessage = 1; export type Seed = 2;'],
  ['apps/server/src/own-deps.ts', 'type Deps = 1; export const a = (b: Deps) => b;'],
  [
    'apps/server/src/told.test.ts',
    '/** The latest time of a bet. */\nexport function f() { type Told = 1; const a: Told = 1; return a; }',
  ],
  ['apps/server/src/full.ts', lines(250)],
  ['packages/phrases/src/full.ts', lines(300)],
  [
    'apps/player/src/app/part.tsx',
    "export const A = ({ a }: { a: string }) => <p className='x'>{a}</p>;",
  ],
];

describe('the linter', () => {
  let findings: LintFinding[];

  beforeAll(async () => {
    findings = await lintTree(
      Object.fromEntries([...refused, ...accepted].map(([file, text]) => [file, `${text}\n`])),
    );
  }, 60_000);

  test.each(refused)('HOUSE $0 is refused by $2', (file, _text, rule) => {
    const rules = findings.filter((each) => each.file === file).map((each) => each.rule);
    expect(rules).toContain(rule);
  });

  test.each(accepted)('HOUSE $0 is accepted', (file) => {
    expect(findings.filter((each) => each.file === file)).toEqual([]);
  });
});
