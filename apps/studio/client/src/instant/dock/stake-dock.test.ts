// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMoney } from '../../page/money/money.ts';
import type { Shell } from '../../page/shell.ts';
import { createStarts } from '../../page/stake/starts.ts';
import { createSay } from '../../page/texts.ts';
import { createStakeDock } from './stake-dock.ts';

const { textsOf } = await loadGameTexts();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(language: 'EN' | 'TH' | 'UR' = 'EN') {
  const played: string[] = [];
  const purse = { parts: () => ({ name: '', value: document.createElement('b') }) };
  const starts = createStarts({ startsInMs: 0 });
  const say = createSay(textsOf(language, 'lanterns'), 'en');
  const dock = createStakeDock({
    shell: { say, money: createMoney('PHP'), purse, starts } as unknown as Shell,
    stakes: ['2000000'],
    first: '2000000',
    free: null,
    onPlay: (stake) => void played.push(stake),
  });
  document.body.replaceChildren(...dock.elements);
  const button = document.querySelector<HTMLButtonElement>('.btn--primary');
  if (!button) throw new Error('There is no button.');
  return { dock, starts, played, button };
}

it('LAUNCH-09 the button waits until the next round may begin, says how long, and takes no press before', () => {
  const { dock, starts, played, button } = opened();
  button.click();
  dock.setBusy(true);
  starts.learn({ startsInMs: 5_000 });
  expect(button.textContent).toBe('Play for ₱20');
  vi.advanceTimersByTime(2_000);
  dock.setBusy(false);
  expect(button.textContent).toBe('Ready in 3 seconds');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  vi.advanceTimersByTime(2_999);
  expect(button.textContent).toBe('Ready in 1 second');
  button.click();
  expect(played).toEqual(['2000000']);
  vi.advanceTimersByTime(1);
  expect(button.textContent).toBe('Play for ₱20');
  button.click();
  expect(played).toEqual(['2000000', '2000000']);
});

it('LAUNCH-09 a round that goes on keeps its own button meanwhile', () => {
  const { dock, starts, button } = opened();
  let taken = 0;
  dock.setBusy(true);
  starts.learn({ startsInMs: 5_000 });
  dock.setAct({ label: 'Take ₱40', onPress: () => (taken += 1) });
  button.click();
  expect([taken, button.textContent]).toEqual([1, 'Take ₱40']);
});

it('LAUNCH-09 a key that stays down plays no round after round', () => {
  const { button } = opened();
  const press = (repeat: boolean) =>
    button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  // A browser turns each event that is not prevented into a click.
  expect([press(false), press(true), press(true)]).toEqual([true, false, false]);
});

it.each([
  ['TH', 'พร้อมในอีก 3 วินาที'],
  ['UR', '3 سیکنڈ میں تیار'],
] as const)('LAUNCH-09 the wait is told in %s', (language, text) => {
  const { starts, button } = opened(language);
  starts.learn({ startsInMs: 2_500 });
  expect(button.textContent).toBe(text);
});
