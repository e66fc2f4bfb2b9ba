import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPromotion } from '@parlour/server/staff/rewards/promotions';
import { expect, test } from 'vitest';
import { describeSchema, schemaFile } from './promotion.ts';

test('PROMO-01 docs/promotions.schema.json says what the contract says; else run npm run promotion -- schema', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(describeSchema()));
});

test('PROMO-01 the worked examples of docs/promotions can be imported as they are', () => {
  const folder = join(import.meta.dirname, '../../docs/promotions');
  const codes = readdirSync(folder).map(
    (file) => readPromotion(JSON.parse(readFileSync(join(folder, file), 'utf8'))).code,
  );
  expect(codes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(codes).size).toBe(codes.length);
});
