import { describeScratch } from '@parlour/games/instant/scratch/scratch-game';
import { goldLeaf, koiPond, luckyTickets } from '@parlour/games/instant/scratch/titles';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { describe, expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { lookOf } from './look.ts';
import { alikeIn, sentence, shownAs, wordOf } from './reading.ts';
import { boxesOf, createRubbed, shownAt } from './rubbed-area.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'scratch'), 'en');
const inThai = createSay(textsOf('TH', 'scratch'), 'th');

const rules = {
  returned: '93',
  returnedAtMost: null,
  deviation: '4.0',
  volatility: { least: 1, most: 5 } as const,
  most: '600',
  anyOneIn: '3.9',
  prizes: [
    { symbol: 'koi', times: '100', oneIn: '2000' },
    { symbol: 'frog', times: '5', oneIn: '60' },
    { symbol: 'reed', times: '1', oneIn: '6' },
  ],
};

describe('a ticket', () => {
  it.each([
    [['koi', 'koi', 'frog', 'frog', 'reed', 'reed', 'empty', 'empty', 'lotus'], []],
    [
      ['koi', 'frog', 'koi', 'reed', 'koi', 'reed', 'koi', 'reed', 'empty'],
      ['koi', 'reed'],
    ],
    [['frog', 'frog', 'frog', 'frog', 'empty', 'empty', 'lotus', 'koi', 'koi'], ['frog']],
  ])('G2 %j has %j three times or more', (cells, alike) => {
    expect(alikeIn(rules, cells)).toEqual(alike);
  });

  it('G2 the words name what is alike, and what it pays', () => {
    const cells = ['frog', 'frog', 'frog', 'reed', 'reed', 'reed', 'koi', 'koi', 'empty'];
    const won = { drawn: { cells }, multiplier: '6', prize: '12000000' };
    expect(sentence(say, rules, won)).toBe('Three alike, frog, reed: 6 times your bet');
    const lost = { drawn: { cells: ['koi'] }, multiplier: '0', prize: '0' };
    expect(sentence(say, rules, lost)).toBe('No winning three this time');
  });
});

describe('what was rubbed free', () => {
  // Without gaps each of the nine fields is a third wide and a quarter high.
  const boxes = boxesOf({ height: 0.75, gap: 0 });

  it('LAUNCH-04 the nine fields stand in three rows', () => {
    expect(boxes[4]).toEqual({ x: 1 / 3, y: 0.25, width: 1 / 3, height: 0.25 });
    expect(boxes).toHaveLength(9);
  });

  it('LAUNCH-04 one stroke through the middle of a field leaves it covered, another beside it does not', () => {
    const rubbed = createRubbed(boxes);
    // A stripe of 0.08 in a height of 0.25: about a third of the first field, and nothing of the last.
    rubbed.pass({ x: 0, y: 0.08 }, { x: 1 / 3, y: 0.08 }, 0.04);
    expect(rubbed.share(0)).toBeGreaterThan(0.25);
    expect(rubbed.share(0)).toBeLessThan(shownAt);
    rubbed.pass({ x: 0, y: 0.17 }, { x: 1 / 3, y: 0.17 }, 0.04);
    expect(rubbed.share(0)).toBeGreaterThan(shownAt);
    expect([rubbed.share(1), rubbed.share(8)].every((share) => share < 0.2)).toBe(true);
  });

  it('LAUNCH-04 the same place twice is free once', () => {
    const rubbed = createRubbed(boxes);
    const [from, to] = [
      { x: 0.1, y: 0.1 },
      { x: 0.2, y: 0.1 },
    ];
    rubbed.pass(from, to, 0.03);
    const once = rubbed.share(0);
    rubbed.pass(to, from, 0.03);
    expect(rubbed.share(0)).toBe(once);
    rubbed.clear(0);
    expect(rubbed.share(0)).toBe(1);
    expect(rubbed.offs()).toHaveLength(120);
  });
});

describe('each title', () => {
  it.each([
    ['gold', goldLeaf],
    ['pond', koiPond],
    ['lucky', luckyTickets],
  ] as const)(
    'GAME-01, LAUNCH-04 %s has a picture and a word for each of its symbols, also for the one that pays nothing',
    (name, data) => {
      const look = lookOf(describeScratch(data));
      expect(look.name).toBe(name);
      const symbols = data.symbols.map(({ symbol }) => symbol);
      const undrawn = symbols.filter((symbol) => !(symbol in look.pictures));
      expect(undrawn).toEqual([]);
      expect(symbols).toContain('empty');
      // A symbol without a word would be shown as its English id.
      const words = symbols.map((symbol) => wordOf(inThai, shownAs(name, symbol)));
      expect(words.filter((word) => /[a-z]/.test(word))).toEqual([]);
    },
  );
});
