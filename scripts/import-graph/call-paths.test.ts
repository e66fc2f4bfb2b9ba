import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packagePaths } from '../lint/resolve-import.ts';
import { isTestCode, readSources } from './imports.ts';
import { filesOf, readCode, waysFrom, type Code } from './call-paths.ts';

const root = join(import.meta.dirname, '../..');
const server = 'apps/server/src/';
const composing = /^apps\/server\/src\/(app|main|modules\/[^/]+\/index)\.ts$/;
const isStore = (file: string): boolean => file.endsWith('store.ts');

const codeOf = (texts: Map<string, string>): Code =>
  readCode(texts, packagePaths(root), (file) => composing.test(file));

/**
 * Returns the call paths from a module's record through a rule to the SQL, including both ends; a path ends at the first file with
 * SQL. Files that only pass a name on (another module's `index.ts`, and `app.ts`, which passes dependencies) are not counted.
 */
function waysThrough(code: Code, module: string, rule: string): string[][] {
  const record = `${server}modules/${module}/index.ts`;
  const starts = [...(code.outlines.get(record)?.declared.keys() ?? [])];
  const toRule = waysFrom(
    code,
    starts.map((name) => ({ file: record, name })),
    isStore,
  ).find((way) => way.at(-1)?.name === rule);
  const last = toRule?.at(-1);
  if (!toRule || !last) throw new Error(`no route of ${module} leads to ${rule}`);
  return waysFrom(code, [last], isStore)
    .map((way) => filesOf([...toRule, ...way]))
    .filter((files) => isStore(files.at(-1) ?? ''));
}

describe('the way from a route to its SQL', () => {
  const texts = [...readSources(root)].filter(
    ([file]) => file.startsWith(server) && !isTestCode(file),
  );
  const code = codeOf(new Map(texts));

  test.each([
    // Each proof of a login is a separate file between the rule and its data, and an unknown person's proof may open the account.
    {
      rule: 'signIn',
      module: 'login',
      most: 7,
      stores: ['login', 'login/lock', 'login/attempt', 'codes', 'authenticator'],
    },
    { rule: 'openLogin', module: 'login', most: 4, stores: ['login', 'session', 'audit'] },
    {
      rule: 'settle',
      module: 'vendor-wallet',
      most: 4,
      stores: ['vendor-wallet', 'ledger', 'session'],
    },
    { rule: 'openForMoney', module: 'launch', most: 4, stores: ['launch', 'ledger', 'wallet'] },
  ])('HOUSE $rule passes at most $most files of ours', ({ rule, module, most, stores }) => {
    const ways = waysThrough(code, module, rule);
    const ends = stores.map((name) => `${server}modules/${name}/store.ts`);
    expect(ways.map((way) => way.at(-1))).toEqual(expect.arrayContaining(ends));
    for (const way of ways) expect(way.length, way.join(' > ')).toBeLessThanOrEqual(most);
  });
});

describe('following calls', () => {
  const module = `${server}modules/login/`;
  const follow = (files: Record<string, string>): string[] => {
    const texts = Object.entries(files).map(([name, text]): [string, string] => [
      name === 'app.ts' ? server + name : module + name,
      text,
    ]);
    return waysThrough(codeOf(new Map(texts)), 'login', 'act').map((way) =>
      way.map((file) => file.replace(module, '')).join(' '),
    );
  };
  const record =
    "import { act } from './rule.ts'; export const module = () => ({ calls: { act: () => act() } });";

  test('HOUSE a function that is imported is followed, over files that pass it on too', () => {
    expect(
      follow({
        'index.ts': record,
        'rule.ts':
          "import { find } from './names.ts'; const look = () => find(); export function act() { look(); }",
        'names.ts': "export { find } from './store.ts';",
        'store.ts': 'export const find = () => 1;',
      }),
    ).toEqual(['index.ts rule.ts store.ts']);
  });

  test('HOUSE a method of what came as an argument is found by its type', () => {
    expect(
      follow({
        'index.ts': record,
        'rule.ts':
          "import type { Store } from './store.ts'; export const act = (store: Store) => store.find();",
        'store.ts':
          'export const open = () => ({ find: () => 1 }); export type Store = ReturnType<typeof open>;',
      }),
    ).toEqual(['index.ts rule.ts store.ts']);
  });

  test('HOUSE a function that came as an argument is found where the server is put together', () => {
    expect(
      follow({
        'index.ts': record,
        'rule.ts': 'export const act = ({ open }: { open: () => void }) => open();',
        'app.ts':
          "import { opener } from './modules/login/opener.ts'; export const build = () => ({ open: opener(1) });",
        'opener.ts':
          "import { insert } from './store.ts'; export const opener = (a: 1) => () => insert(a);",
        'store.ts': 'export const insert = (a: 1) => a;',
      }),
    ).toEqual(['index.ts rule.ts opener.ts store.ts']);
  });

  test('HOUSE a detour is counted, and what is only imported is no way', () => {
    expect(
      follow({
        'index.ts': record,
        'rule.ts':
          "import { one } from './one.ts'; import type { Row } from './store.ts'; export const act = (row: Row) => one(row);",
        'one.ts': "import { two } from './two.ts'; export const one = (row: 1) => two(row);",
        'two.ts': "import { find } from './store.ts'; export const two = (row: 1) => find(row);",
        'store.ts': 'export type Row = 1; export const find = (row: Row) => row;',
      }),
    ).toEqual(['index.ts rule.ts one.ts two.ts store.ts']);
  });
});
