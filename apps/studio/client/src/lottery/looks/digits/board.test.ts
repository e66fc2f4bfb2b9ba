// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import type { Shell } from '../../../page/shell.ts';
import { createSay } from '../../../page/texts.ts';
import { rulesFor } from '../../testing/rules-for.ts';
import type { Draft } from '../look.ts';
import { createDigitBoard } from './board.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');

function opened(name: 'pick-three' | 'pick-five') {
  const rules = rulesFor(name);
  const group = 'straight';
  let draft: Draft = {
    group,
    kind: group,
    numbers: Array.from({ length: rules.machine.count }, () => null),
  };
  const board = createDigitBoard(
    { shell: { say } as unknown as Shell, rules },
    {
      onChange: (next) => {
        draft = next;
        board.show(draft, false);
      },
      onQuick: () => undefined,
      onClear: () => undefined,
      onRefuse: () => undefined,
    },
  );
  board.show(draft, false);
  document.body.replaceChildren(board.element);
  const button = (label: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  const wheels = () =>
    [...document.querySelectorAll<HTMLElement>('.wheel')]
      .filter(({ hidden }) => !hidden)
      .map((wheel) => wheel.getAttribute('aria-label'));
  return { button, wheels, numbers: () => draft.numbers };
}

it('GAME-11 pick five shows one wheel at a time and goes on to the next free position', () => {
  const { button, wheels, numbers } = opened('pick-five');
  expect(wheels()).toEqual(['Place 1']);
  button('7, Place 1')?.click();
  expect(wheels()).toEqual(['Place 2']);
  button('Place 4: –')?.click();
  expect(wheels()).toEqual(['Place 4']);
  button('0, Place 4')?.click();
  button('3, Place 5')?.click();
  // From the last on, the first free position is next.
  expect(wheels()).toEqual(['Place 2']);
  expect(numbers()).toEqual([7, null, null, 0, 3]);
  expect(button('Place 1: 7')?.getAttribute('aria-pressed')).toBe('false');
  expect(button('Place 2: –')?.getAttribute('aria-pressed')).toBe('true');
});

it('GAME-11 pick three has room for all of its wheels', () => {
  const { button, wheels, numbers } = opened('pick-three');
  expect(wheels()).toEqual(['Place 1', 'Place 2', 'Place 3']);
  button('7, Place 2')?.click();
  expect(wheels()).toEqual(['Place 1', 'Place 2', 'Place 3']);
  expect(numbers()).toEqual([null, 7, null]);
});
