import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnnouncements } from '@parlour/server/staff/announcements';
import { expect, test } from 'vitest';
import { describeSchema, schemaFile } from './command.ts';

test('POP-02 docs/announcements.schema.json says what the contract says; else run npm run content -- schema', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(describeSchema()));
});

test('POP-02 the worked examples of docs/announcements can be imported as they are', () => {
  const folder = join(import.meta.dirname, '../../docs/announcements');
  const groups = readdirSync(folder).map((file) =>
    readAnnouncements(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(groups.map(({ checkbox }) => checkbox).toSorted()).toEqual(['never', 'today']);
});
