// Loads the test fixtures of the checkout under test, because the tables of an older checkout may have other columns.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as people from '@parlour/database/testing/fixtures';
import type * as ledger from '@parlour/seed/testing/ledger-fixtures';
import type * as lobby from '@parlour/seed/testing/lobby-fixtures';
import type { Product } from './product.ts';

type Fixtures = typeof people & typeof ledger & typeof lobby;

const own = join(import.meta.dirname, '..');
/** Folders of fixtures. A checkout from before packages/seed has all of them in the first. */
const folders = ['packages/database/src/testing', 'packages/seed/src/testing'];

export async function fixturesOf({ folder = own }: Product): Promise<Fixtures> {
  const load = async (name: string): Promise<object> => {
    const places = folders.map((each) => join(folder, each, `${name}.ts`));
    const file = places.find((each) => existsSync(each));
    if (file === undefined) throw new Error(`${folder} has no ${name}.ts.`);
    return import(pathToFileURL(file).href);
  };
  const files = await Promise.all(['fixtures', 'ledger-fixtures', 'lobby-fixtures'].map(load));
  return Object.assign({}, ...files) as Fixtures;
}
