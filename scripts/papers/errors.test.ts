import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeErrors, errorsFile } from './errors.ts';

test('NET-15 docs/errors.md says what the contract says; else run npm run errors', async () => {
  expect(readFileSync(errorsFile, 'utf8')).toBe(await describeErrors());
});
