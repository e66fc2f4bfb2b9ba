// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import type { Shell } from '../page/shell.ts';
import { createSay } from '../page/texts.ts';
import { createLastFlights } from './last-flights.ts';
import type { Flight } from './state.ts';

const { textsOf } = await loadGameTexts();
const over = (number: string, hundredths: string, isVoid = false): Flight => ({
  id: `flight-${number}`,
  number,
  commitment: 'ab12',
  closesAt: 7_000,
  startsAt: 8_000,
  end: { at: 20_000, hundredths, seed: 'cd34', isVoid },
});

function opened() {
  const shell = { say: createSay(textsOf('EN', 'crash'), 'en') } as unknown as Shell;
  const row = createLastFlights(shell, 'paper-kite');
  document.body.replaceChildren(...row.elements);
  Element.prototype.scrollTo = () => undefined;
  const pills = () => [...document.querySelectorAll<HTMLElement>('.last-flight')];
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return { row, pills, press };
}

it('G2 each flight that is over says its number and its end, and one that was called off no end', () => {
  const { row, pills } = opened();
  row.show([over('12', '237'), over('11', '140', true)], { ...over('13', '100'), end: null });
  expect(pills().map((each) => each.getAttribute('aria-label'))).toEqual([
    'Flight 12 ended at ×2.37',
    'Flight 11 was called off',
  ]);
  expect(pills().map((each) => each.textContent)).toEqual(['×2.37', '–']);
  row.show([over('12', '237'), over('11', '140', true)], over('13', '100'));
  expect(pills()[0]?.textContent).toBe('×1.00');
});

it('G2 the flights are one stop of the Tab key, and who is among them stays there when another ends', () => {
  const { row, pills, press } = opened();
  const stops = () => pills().flatMap(({ tabIndex }, place) => (tabIndex === 0 ? [place] : []));
  row.show([over('12', '237'), over('11', '140')], { ...over('13', '100'), end: null });
  expect(stops()).toEqual([0]);
  pills()[0]?.focus();
  press('ArrowRight');
  expect(stops()).toEqual([1]);
  expect(document.activeElement).toBe(pills()[1]);
  press('ArrowRight');
  expect(document.activeElement).toBe(pills()[1]);
  row.show([over('12', '237'), over('11', '140')], over('13', '100'));
  expect(document.activeElement).toBe(pills()[2]);
  expect(stops()).toEqual([2]);
});
