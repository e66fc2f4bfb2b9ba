import { describeReels } from '@parlour/games/instant/reels/reels-game';
import { jadeGarden } from '@parlour/games/instant/reels/titles/jade-garden';
import { orchardReels } from '@parlour/games/instant/reels/titles/orchard-reels';
import { tideAndPearl } from '@parlour/games/instant/reels/titles/tide-and-pearl';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { lookOf, wordOf } from './look.ts';
import { readSpins } from './reading.ts';
import { sentence } from './words.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'reels'), 'en');
const inThai = createSay(textsOf('TH', 'reels'), 'th');
const rules = describeReels(tideAndPearl);

it('G2 a round without a prize and one with free spins are said plainly', () => {
  const stops = [0, 0, 0, 0, 0];
  const lost = { drawn: { stops: [stops] }, multiplier: '0', prize: '0' };
  expect(sentence(say, rules, lost)).toBe('No winning line this time');
  const free = { drawn: { stops: [stops, stops, stops] }, multiplier: '3.4', prize: '6800000' };
  expect(sentence(say, rules, free)).toBe('With 2 free spins: 3.4 times your bet');
});

it('G1 what the page reads of its rules is what the title pays', () => {
  // The middle row is the first line: a pearl on each reel, of which five pay 75 stakes.
  const pearls = tideAndPearl.strips.map((strip) => strip.indexOf('pearl') - 1);
  const [spin] = readSpins(rules, { stops: [pearls] });
  expect(spin?.lines[0]).toEqual({ line: 0, symbol: 'pearl', count: 5, hundredths: 7_500n });
});

it.each([tideAndPearl, orchardReels, jadeGarden])(
  'LAUNCH-04 every symbol of a title has its picture and its word (wild: $wild)',
  ({ wild, strips }) => {
    const { pictures } = lookOf({ wild });
    expect(strips.flat().filter((symbol) => !(symbol in pictures))).toEqual([]);
    // A symbol without a word would be shown as its English id.
    const words = [...new Set(strips.flat())].map((symbol) => wordOf(inThai, symbol));
    expect(words.filter((word) => /[a-z]/.test(word))).toEqual([]);
  },
);
