import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { readPattern } from './pattern.ts';

const matches = (pattern: string, text: string): boolean | undefined =>
  readPattern(pattern)?.(text);

test.each([
  ['[a-z]{4,8}', 'luna', true],
  ['[a-z]{4,8}', 'lun', false],
  ['^[a-z]+$', 'luna', true],
  ['[a-z]+', 'luna1', false],
  ['(?:cat|dog)s?', 'dogs', true],
  ['(cat|dog)s?', 'cow', false],
  [String.raw`\d{3}-\d{4}`, '555-0142', true],
  [String.raw`[\p{L}\p{M}]+`, 'ทดสอบ', true],
  [String.raw`a\$`, 'a$', true],
  [String.raw`[\]x]+`, ']x', true],
  ['.{2}', '😀a', true],
  ['a{0,2}b', 'aab', true],
  ['a{0,2}b', 'aaab', false],
  ['(a*)*', 'aaa', true],
  ['|a', '', true],
])('REG-01 the pattern %s of a field, held against %j, says %s', (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

test.each([
  '',
  '^$',
  '(',
  'a)',
  '[a',
  'a**',
  'a+?',
  'a{3,1}',
  '*a',
  '(?=a)a',
  '(?<n>a)',
  String.raw`(a)\1`,
  String.raw`\bword`,
  String.raw`\p{Nonsense}`,
  'a$b',
  'a{2',
  `(?:${'a'.repeat(90)}){100}`,
  'a'.repeat(201),
])('REG-01 %j is no pattern', (pattern) => {
  expect(readPattern(pattern)).toBeNull();
});

test.each([
  '(a+)+b',
  '(a|a)*b',
  '(a*)*b',
  '(a|aa)+b',
  '([a-z]+)*!',
  '(.*)*(.*)*(.*)*x',
  'a*a*a*a*a*a*a*a*b',
])('REG-01, A5 %s takes no longer than its text, however it was written', (pattern) => {
  const match = readPattern(pattern);
  const before = process.cpuUsage();
  expect(match?.('a'.repeat(2_000))).toBe(false);
  // Processor time, which does not depend on the load of the machine.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

/** Nested patterns of everything that can be read. */
const patterns = fc.letrec<{ one: string; part: string; all: string }>((tie) => ({
  one: fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', String.raw`\w`, String.raw`\d`, '1'),
  part: fc.oneof(
    { maxDepth: 4 },
    tie('one'),
    fc
      .tuple(tie('one'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,3}', '{1,}'))
      .map(([one, times]) => one + times),
    fc
      .tuple(tie('all'), tie('all'), fc.constantFrom('', '*', '?', '{0,2}'))
      .map(([left, right, times]) => `(?:${left}|${right})${times}`),
  ),
  all: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
})).all;

test('REG-01 every pattern that is read means what JavaScript means by it', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), maxLength: 8 });
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      fc.pre(pattern.length <= 60);
      expect(matches(pattern, text)).toBe(new RegExp(`^(?:${pattern})$`, 'u').test(text));
    }),
    { numRuns: Math.ceil(2_000 * inject('propertyShare')) },
  );
});
