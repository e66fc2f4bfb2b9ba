// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMoney } from '../page/money/money.ts';
import type { Shell } from '../page/shell.ts';
import { createSay } from '../page/texts.ts';
import type { Bet } from './state.ts';
import { createTellLeft } from './tell-left.ts';

const { textsOf } = await loadGameTexts();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = (number: string): Bet => ({
  id: number,
  flight: `flight ${number}`,
  number,
  stake: '2000000',
  target: '200',
  hundredths: '0',
  prize: '0',
  isPaid: true,
});

it('G3 stakes of flights that were left are told one after the other, once each, but not that of the flight that is shown', () => {
  const told: string[] = [];
  const seen: string[] = [];
  const shell = {
    say: createSay(textsOf('EN', 'crash'), 'en'),
    money: createMoney('PHP'),
    notices: { toast: (text: string) => void told.push(text) },
  } as unknown as Shell;
  const tell = createTellLeft(shell, ({ id }) => void seen.push(id));
  tell([lost('9'), lost('10'), lost('11')], 'flight 11');
  expect(told).toEqual(['Flight 9: you lost your ₱20 bet']);
  expect(seen).toEqual(['9']);
  tell([lost('9'), lost('10')], 'flight 11');
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual(['Flight 9: you lost your ₱20 bet', 'Flight 10: you lost your ₱20 bet']);
  expect(seen).toEqual(['9', '10']);
});
