// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createMoney } from '../../page/money/money.ts';
import type { Shell } from '../../page/shell.ts';
import { createSay } from '../../page/texts.ts';
import type { Bet } from '../state.ts';
import type { DockAction } from './act.ts';
import { createDock, type StakeChoice } from './dock.ts';

const { textsOf } = await loadGameTexts();
const game = { stakes: ['2000000', '5000000'], targets: ['1000', '400'], stake: '2000000' };
const place: DockAction = { does: 'place', label: 'Bet ₱20 on flight 13', name: null };
const leaving: DockAction = { does: 'leave', label: 'Cash out ₱36.80', name: 'Cash out now' };

function opened() {
  const placed: StakeChoice[] = [];
  let left = 0;
  const purse = { parts: () => ({ name: '', value: document.createElement('b') }) };
  const say = createSay(textsOf('EN', 'crash'), 'en');
  const dock = createDock({
    shell: { say, money: createMoney('PHP'), purse } as unknown as Shell,
    game,
    onPlace: (chosen) => void placed.push(chosen),
    onLeave: () => void (left += 1),
  });
  document.body.replaceChildren(...dock.elements);
  const act = document.querySelector<HTMLButtonElement>('.flight-act');
  const choose = (name: string) =>
    [...document.querySelectorAll<HTMLLabelElement>('.target')]
      .find((each) => each.textContent === name)
      ?.click();
  const raise = document.querySelector<HTMLButtonElement>('[aria-label="Raise bet"]');
  const checked = () => document.querySelector(':checked')?.parentElement?.textContent;
  return { dock, placed, left: () => left, act, choose, raise, checked };
}

it('G3 a press while the call is under way sends nothing, and the label stands still', () => {
  const { dock, left, act } = opened();
  dock.show({ act: leaving, isBusy: false, bet: null });
  act?.click();
  dock.show({ act: { ...leaving, label: 'Cash out ₱37.00' }, isBusy: true, bet: null });
  act?.click();
  expect(left()).toBe(1);
  expect(act?.textContent).toBe('Cash out ₱36.80');
  expect(act?.getAttribute('aria-busy')).toBe('true');
});

it('G3 a stake goes with the target that is chosen, and a target that a higher stake cannot have is let go', () => {
  const { dock, placed, act, choose, raise, checked } = opened();
  dock.show({ act: place, isBusy: false, bet: null });
  act?.click();
  choose('×5');
  act?.click();
  raise?.click();
  expect(checked()).toBe('Off');
  choose('×10');
  expect(checked()).toBe('Off');
  choose('×2');
  act?.click();
  expect(placed).toEqual([
    { stake: '2000000', target: null },
    { stake: '2000000', target: 500 },
    { stake: '5000000', target: 200 },
  ]);
});

it('G3 while a stake is in, what it leaves at stands there and cannot be changed', () => {
  const { dock, choose, checked } = opened();
  const bet = { id: 'b', stake: '2000000', target: '200', hundredths: null } as Bet;
  dock.show({ act: leaving, isBusy: false, bet });
  choose('×5');
  expect(checked()).toBe('×2');
});
