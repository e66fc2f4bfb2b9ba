// Each limit for a named person counts that person's devices separately, or a comment says why not (A4).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOwnersSafe, limitKeys } from './limit-keys.ts';
import { productSources } from './obeyed.ts';

const root = join(import.meta.dirname, '../..');
const sources = productSources(root)
  .filter(({ file }) => file.startsWith('apps/server/'))
  .map(({ file }) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('A4 strangers use up no limit of somebody who is named, unless its key says why they may', () => {
  const keys = limitKeys(sources);
  const taking = sources.filter(({ text }) => /\blimits\.(?:take|tally)\(/.test(text));
  // This file passes a key of the captcha's adapter, which names a check and no person.
  expect(
    taking.map(({ file }) => file).filter((file) => !keys.some((key) => key.file === file)),
  ).toEqual(['apps/server/src/server-context.ts']);
  expect(
    keys.filter((key) => !isOwnersSafe(key)).map(({ file, key }) => `${file}: ${key}`),
  ).toEqual([]);
});

const source = (text: string) => [{ file: 'a.ts', text: `${text}\nlimits.take(key, 1, 1)` }];
test.each<[what: string, text: string, safe: boolean]>([
  ['a member alone', 'const key = `try:${merchant.code}:${session.memberId}`;', false],
  ['a name alone', 'const key = `try:${merchantCode}:account:${digest(username)}`;', false],
  ['a member and the device', 'const key = `try:${merchant.code}:${member.id}${ownDevice}`;', true],
  ['an address', 'const key = `try:${merchant.code}:${addressKey(address)}`;', true],
  ['nobody', 'const key = `sms:${merchant.code}:${budget}:${today}`;', true],
  ['a reason', '// A4: nobody minds.\nconst key = `try:${code}:${memberId}`;', true],
  ['another comment', '// The key.\nconst key = `try:${code}:${memberId}`;', false],
])('HOUSE the rule of limits judges a key of %s', (_, text, safe) => {
  expect(limitKeys(source(text)).map(isOwnersSafe)).toEqual([safe]);
});
