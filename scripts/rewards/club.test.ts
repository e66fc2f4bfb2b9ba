import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClub } from '@parlour/server/staff/rewards/club';
import { expect, test } from 'vitest';
import { clubSchemaFile, describeClubSchema } from './club.ts';

test('MEMBER-11 docs/club.schema.json says what the contract says; else run npm run club -- schema', () => {
  expect(JSON.parse(readFileSync(clubSchemaFile, 'utf8'))).toEqual(
    JSON.parse(describeClubSchema()),
  );
});

test('MEMBER-11 the worked example of docs/club can be imported as it is', () => {
  const file = join(import.meta.dirname, '../../docs/club/five-levels.json');
  expect(readClub(JSON.parse(readFileSync(file, 'utf8'))).levels).toHaveLength(5);
});
