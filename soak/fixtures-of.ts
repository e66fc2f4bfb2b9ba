// Loads the test fixtures of the checkout under test, because the tables of an older checkout may have other columns.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as people from '@parlour/database/testing/fixtures';
import type * as ledger from '@parlour/database/testing/ledger-fixtures';
import type * as lobby from '@parlour/database/testing/lobby-fixtures';
import type { Product } from './product.ts';

type Fixtures = typeof people & typeof ledger & typeof lobby;

const own = join(import.meta.dirname, '..');

export async function fixturesOf({ folder = own }: Product): Promise<Fixtures> {
  const load = (name: string): Promise<object> =>
    import(pathToFileURL(join(folder, `packages/database/src/testing/${name}.ts`)).href);
  const files = await Promise.all(['fixtures', 'ledger-fixtures', 'lobby-fixtures'].map(load));
  return Object.assign({}, ...files) as Fixtures;
}
