import { describe, expect, it } from 'vitest';
import { countCharacters, cutToMessage, isMessage, mostCharacters } from './message-length.ts';

const family = '👨‍👩‍👧‍👦';
const longest = '👩🏿‍❤️‍💋‍👩🏿';

describe('the length of a message', () => {
  it.each([
    ['plain letters', 'abc', 3],
    ['a letter and its accent apart', 'e\u0301', 1],
    ['Thai with vowels and tones', 'ที่นี่', 2],
    ['Urdu with a vowel mark', 'اِس', 2],
    ['a family', family, 1],
    ['flags', '🇵🇭🇹🇭', 2],
    ['a skin tone', '👍🏽', 1],
    ['line ends of Windows', 'a\r\nb', 3],
    ['nothing', '', 0],
  ])('MEMBER-12 %s is counted as a person counts', (_, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it.each(['a', 'ที่', family, longest])(
    'MEMBER-12 a thousand times %s can be sent, and one more cannot',
    (character) => {
      const full = character.repeat(mostCharacters);
      expect([isMessage(full), isMessage(full + character)]).toEqual([true, false]);
      expect(cutToMessage(full + character)).toBe(full);
      expect(cutToMessage(full)).toBe(full);
    },
  );

  it('MEMBER-12 a character is kept whole or not at all', () => {
    expect(cutToMessage(`${'a'.repeat(mostCharacters - 1)}${family}b`)).toBe(
      `${'a'.repeat(mostCharacters - 1)}${family}`,
    );
    expect(cutToMessage(`${'a'.repeat(mostCharacters)}\u0301`)).toBe(
      'a'.repeat(mostCharacters - 1) + 'a\u0301',
    );
  });

  it('MEMBER-12, V1 letters with marks without end are no way round the limit', () => {
    const heaped = `a${'\u0301'.repeat(20_000)}`;
    expect([countCharacters(heaped), isMessage(heaped), cutToMessage(heaped)]).toEqual([
      1,
      false,
      '',
    ]);
  });

  it.each(['', ' ', '\n\t ', '\u200b', '\u00a0\u2003'])(
    'MEMBER-12 %j has nothing to read in it',
    (text) => expect(isMessage(text)).toBe(false),
  );
  it.each(['?', '7', 'ก', '😀', ' a '])('MEMBER-12 %j is a message', (text) => {
    expect(isMessage(text)).toBe(true);
  });
});
