import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings, settingsFile } from './settings.ts';

test('HOUSE docs/settings.md says what the schemas say; else run npm run settings', async () => {
  expect(readFileSync(settingsFile, 'utf8')).toBe(await describeSettings());
});
