import { mostCharacters } from '@parlour/contract/feedback/message-length';
import { describe, expect, it } from 'vitest';
import { fitChange } from './fit-change.ts';

const full = 'a'.repeat(mostCharacters);
const almost = full.slice(3);
const family = '👨‍👩‍👧‍👦';

describe('a field with room for a message', () => {
  it('MEMBER-12 leaves what fits as it is', () => {
    expect(fitChange('ab', 'axb', 2)).toEqual({ text: 'axb', caret: 2 });
  });
  it('MEMBER-12 takes no letter more, wherever it is typed', () => {
    expect(fitChange(full, `${full}x`, mostCharacters + 1)).toEqual({
      text: full,
      caret: mostCharacters,
    });
    expect(fitChange(full, `aaxa${full.slice(3)}`, 3)).toEqual({ text: full, caret: 2 });
  });
  it('MEMBER-12 takes of a paste in the middle what there is room for, and keeps what stood behind', () => {
    const before = `b${almost.slice(1)}`;
    const pasted = `b12345${almost.slice(1)}`;
    expect(fitChange(before, pasted, 6)).toEqual({ text: `b123${almost.slice(1)}`, caret: 4 });
  });
  it('MEMBER-12 takes characters whole', () => {
    const after = almost + family.repeat(5);
    const { text } = fitChange(almost, after, after.length);
    expect(text).toBe(almost + family.repeat(3));
  });
  it('MEMBER-12 takes of a book its beginning', () => {
    const book = 'word '.repeat(200_000);
    expect(fitChange('', book, book.length).text).toBe(book.slice(0, mostCharacters));
  });
  it('MEMBER-12 lets a selection be replaced by as much as was taken out', () => {
    const after = `${full.slice(0, -10)}${'x'.repeat(30)}`;
    expect(fitChange(full, after, after.length).text).toBe(
      `${full.slice(0, -10)}${'x'.repeat(10)}`,
    );
  });
  it('MEMBER-12 an accent joins the last letter', () => {
    expect(fitChange(full, `${full}\u0301`, mostCharacters + 1).text).toBe(`${full}\u0301`);
  });
});
