import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createMoney } from '../page/money/money.ts';
import { createSay } from '../page/texts.ts';
import { newerOf } from './desk.ts';
import { isWin, leftWords, outcomeWords } from './outcome.ts';
import type { Bet } from './state.ts';

const { textsOf } = await loadGameTexts();
const voice = { say: createSay(textsOf('EN', 'crash'), 'en'), money: createMoney('PHP') };
const bet: Bet = {
  id: 'b',
  flight: 'f',
  number: '12',
  stake: '2000000',
  target: '100000',
  hundredths: null,
  prize: null,
  isPaid: false,
};
const decided = (hundredths: string, prize: string): Bet => ({ ...bet, hundredths, prize });

it('LAUNCH-04 a prize at or below the stake is no win', () => {
  expect(isWin(bet)).toBe(false);
  expect(isWin(decided('100', '2000000'))).toBe(false);
  expect(isWin(decided('101', '2020000'))).toBe(true);
});

it.each([
  [decided('200', '4000000'), 'Flight 12: you cashed out at ×2.00 and won ₱40'],
  [decided('0', '0'), 'Flight 12: you lost your ₱20 bet'],
  [decided('100', '2000000'), 'Flight 12: your ₱20 bet was returned'],
])('G3 a stake whose flight the player did not see to its end is told: %s', (told, words) => {
  expect(leftWords(voice, told)).toBe(words);
});

it('G3 nothing is said of a stake before the studio has decided it', () => {
  expect(outcomeWords(voice, bet)).toBe(null);
  expect(outcomeWords(voice, decided('184', '3680000'))).toBe(
    'You cashed out at ×1.84 and won ₱36.80',
  );
});

it('G3 a decision stays where an older answer comes after it', () => {
  const left = decided('184', '3680000');
  expect(newerOf(left, bet)).toBe(left);
  expect(newerOf(bet, left)).toBe(left);
  const paid = { ...left, isPaid: true };
  expect(newerOf(left, paid)).toBe(paid);
  expect(newerOf(left, null)).toBe(null);
});
