import { expect, it } from 'vitest';
import { boxLanguage } from './box-language.ts';

it.each([
  ['zh-TW', 'taiwan'],
  ['zh-tw', 'taiwan'],
  ['zh-Hant', 'taiwan'],
  ['zh-Hant-TW', 'taiwan'],
  ['zh-HK', 'hongKong'],
  ['zh-MO', 'hongKong'],
  ['zh-Hant-HK', 'hongKong'],
  ['zh', 'english'],
  ['zh-CN', 'english'],
  ['zh-Hans', 'english'],
  ['en-HK', 'english'],
  ['th', 'english'],
  ['ur-PK', 'english'],
  ['', 'english'],
  ['no_such tag', 'english'],
])('CAP-07 a browser in %j sees the box in %s', (tag, language) => {
  expect(boxLanguage(tag)).toBe(language);
});
