import { describe, expect, it } from 'vitest';
import { withDistinctArts } from './distinct-arts.ts';
import { figureNames } from './figures.tsx';

const artsOf = (arts: readonly string[]) =>
  withDistinctArts(arts.map((art) => ({ art }))).map(({ art }) => art);

describe('the pictures of a list', () => {
  it('PROMO-05 the first promotion with a picture keeps it, and the next gets one that nobody has', () => {
    const arts = artsOf(['cup', 'cup', 'gift', 'cup']);
    expect([arts[0], arts[2]]).toEqual(['cup', 'gift']);
    expect(new Set(arts).size).toBe(4);
  });
  it('PROMO-05 where all pictures are taken, one is repeated as far away as there is room', () => {
    const [first = '', ...others] = figureNames;
    const arts = artsOf([first, first, ...others]);
    expect(arts[1]).toBe(others.at(-1));
  });
  it('PROMO-05 no picture is twice within six promotions, however many there are', () => {
    const arts = artsOf(Array.from({ length: 30 }, () => 'cup'));
    for (const [at, art] of arts.entries()) {
      expect(arts.slice(at + 1, at + 6)).not.toContain(art);
    }
    expect(new Set(arts).size).toBe(figureNames.length);
  });
});
