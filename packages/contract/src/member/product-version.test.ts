import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productVersion } from './product-version.ts';

it('MEMBER-15 the version that members read is that of the product', () => {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: productVersion });
});
