import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordedText, visibleText } from './recorded-text.ts';

test.each([
  ['demo', 'demo'],
  ['Ünï 你好 😀', 'Ünï 你好 😀'],
  ['a\r\nb', 'a\\u{d}\\u{a}b'],
  ['\u001B[2J', '\\u{1b}[2J'],
  ['\u202Egpj', '\\u{202e}gpj'],
  ['one\u2028two', 'one\\u{2028}two'],
  ['half \uD83D', 'half \\u{d83d}'],
  ['C:\\u{1b}', 'C:\\\\u{1b}'],
])('L2 the trace keeps %j as text that is what it looks like', (given, kept) => {
  expect(recordedText(given)).toBe(kept);
});

test('L2 of a long text the trace keeps the beginning, whole letters, and how long it was', () => {
  expect(recordedText('a'.repeat(100))).toBe('a'.repeat(100));
  expect(recordedText('a'.repeat(101))).toBe(`${'a'.repeat(100)}… (101)`);
  expect(recordedText('😀'.repeat(5_000))).toBe(`${'😀'.repeat(100)}… (10000)`);
});

test('L2 whatever is typed, no control character is left, and two short texts are never kept alike', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(anything, anything, (one, two) => {
      expect(recordedText(one)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(visibleText(recordedText(one))).toBe(recordedText(one));
      expect(recordedText(one) === recordedText(two)).toBe(one === two);
    }),
  );
});
