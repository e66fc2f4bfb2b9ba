import { localeOf } from '@parlour/contract/languages';
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createSay } from './texts.ts';

const { textsOf, say } = await loadGameTexts();
const sayIn = (language: 'EN' | 'TH' | 'UR') =>
  createSay(textsOf(language, 'lottery'), localeOf(language));

it('LANG-03 plurals, choices and values are written as in the language itself', () => {
  const english = sayIn('EN');
  expect(english('studio.lottery.buy', { count: 1 })).toBe('Buy ticket');
  expect(english('studio.lottery.buy', { count: 12 })).toBe('Buy 12 tickets');
  expect(english('studio.lottery.sum', { count: 2, sum: '₱40' })).toBe('₱40 for 2 tickets');
  expect(english('studio.lottery.matched', { count: 'four' })).toBe('Four of your numbers match');
  expect(sayIn('TH')('studio.lottery.pick_more', { count: 2 })).toBe('เลือกอีก 2 เลข');
});

it('LANG-03 the page says what the studio itself would say', () => {
  for (const language of ['EN', 'TH', 'UR'] as const) {
    const values = { count: 1_234, sum: '₱24,680' };
    for (const count of [0, 1, 2]) {
      expect(sayIn(language)('studio.lottery.hits', { count })).toBe(
        say(language, 'studio.lottery.hits', { count }),
      );
    }
    expect(sayIn(language)('studio.lottery.sum', values)).toBe(
      say(language, 'studio.lottery.sum', values),
    );
  }
});

it('LANG-03 among letters that run from right to left a value keeps its own direction', () => {
  const mirrored = createSay(textsOf('UR', 'lottery'), localeOf('UR'), true);
  const name = mirrored('studio.lottery.draw', { number: '1263', time: '20:22' });
  expect(name).toContain('\u20681263\u2069');
  expect(name).toContain('\u206820:22\u2069');
});
