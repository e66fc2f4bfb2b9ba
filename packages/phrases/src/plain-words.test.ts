// Texts that players did not understand, with their plain replacements.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPoFiles } from './po-files.ts';

const { catalogs } = readPoFiles(fileURLToPath(new URL('..', import.meta.url)));
const english = catalogs
  .filter(({ language }) => language === 'EN')
  .flatMap(({ entries }) => entries.map(({ text }) => text));

it.each([
  ['Not known right now', 'Balance unavailable'],
  ['slip is forgiven', 'Typos are fine.'],
  ['Nothing called', 'No games found for'],
  ['This game has left', 'This game is no longer available'],
  ['costs more than you have', 'You need {amount} more'],
  ['Six are picked', 'You already have six. Remove one to change.'],
  ['Issue {', 'Draw {number}, {time}'],
  ['Fixed before', 'Provably fair'],
])('LANG-03 no text says “%s”, and one says “%s”', (riddle, plain) => {
  expect(english.filter((text) => text.includes(riddle))).toEqual([]);
  expect(english.some((text) => text.includes(plain))).toBe(true);
});
