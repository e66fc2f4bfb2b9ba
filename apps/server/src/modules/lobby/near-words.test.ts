import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { nearWord, type NearWord } from './near-words.ts';

/** Matches like LIKE in Postgres. */
function isLike(text: string, pattern: string): boolean {
  const signs = [...pattern.matchAll(/\\(.)|([^])/gu)].map(([, taken, plain]) => {
    if (taken !== undefined) return RegExp.escape(taken);
    return plain === '%' ? '[^]*' : plain === '_' ? '[^]' : RegExp.escape(plain ?? '');
  });
  return new RegExp(`^${signs.join('')}$`, 'u').test(text);
}
const finds = ({ pieces, patterns }: NearWord, name: string): boolean =>
  pieces.some((piece) => name.includes(piece)) && patterns.some((each) => isLike(name, each));

const letter = fc.constantFrom(...Array.from('abcgoé%_\\.น้ำ长城ڈ'));
const word = fc.array(letter, { minLength: 5, maxLength: 12 });
const slip = fc.record({ kind: fc.nat(3), at: fc.nat(11), letter });

/** Applies one typing error: a wrong, extra or missing letter, or two swapped. */
function slipped(
  letters: string[],
  { kind, at: place, letter: wrong }: { kind: number; at: number; letter: string },
) {
  const at = place % letters.length;
  const copy = [...letters];
  if (kind === 0) copy.splice(at, 1, wrong);
  if (kind === 1) copy.splice(at, 0, wrong);
  if (kind === 2) copy.splice(at, 1);
  if (kind === 3 && at > 0) copy.splice(at - 1, 2, letters[at] ?? '', letters[at - 1] ?? '');
  return copy;
}

describe('nearWord', () => {
  test('LOBBY-04 whatever slips once is found, in the middle of any name', () => {
    fc.assert(
      fc.property(word, slip, fc.string(), (letters, how, around) => {
        const typed = nearWord(slipped(letters, how).join(''));
        fc.pre(typed !== null);
        expect(finds(typed, `${around}${letters.join('')}\n`)).toBe(true);
      }),
      { numRuns: Math.ceil(500 * inject('propertyShare')) },
    );
  });

  test.each(['', 'abcd', 'x'.repeat(25), '长城之夜'])('LOBBY-04 %j has no neighbours', (typed) => {
    expect(nearWord(typed)).toBeNull();
  });

  test('LOBBY-04 letters that mean something to LIKE mean only themselves', () => {
    const typed = nearWord('%%%%%');
    expect(typed && finds(typed, 'anything')).toBe(false);
    const lines = nearWord('a_b_c');
    expect(lines && finds(lines, 'axbxc')).toBe(false);
    expect(lines && finds(lines, 'a_b_d')).toBe(true);
  });

  test('LOBBY-04 a word costs at most 96 patterns', () => {
    expect(nearWord('x'.repeat(24))?.patterns.length).toBeLessThanOrEqual(96);
  });
});
