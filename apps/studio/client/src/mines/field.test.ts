// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { createField } from './field.ts';
import { lookOf } from './look.ts';
import { readTiles } from './reading.ts';
import { sentence } from './words.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'mines'), 'en');
const look = lookOf({ code: 'tea-garden' });

function makeField() {
  const opened: number[] = [];
  const size = { tiles: 25, columns: 5 };
  const field = createField({ say, look, size, onOpen: (tile) => opened.push(tile) });
  document.body.replaceChildren(field.element);
  const buttons = [...field.element.querySelectorAll('button')];
  const nameOf = (tile: number) => buttons[tile]?.getAttribute('aria-label');
  return { field, opened, buttons, nameOf };
}

it('LAUNCH-04 each tile says what it is, also to who cannot see it', () => {
  const { field, nameOf } = makeField();
  field.show(readTiles(25, { taken: [0], drawn: null }, 6), true);
  expect([0, 6, 7].map(nameOf)).toEqual([
    'Tile 1, tea leaf',
    'Tile 7, being opened',
    'Tile 8, covered',
  ]);
  field.show(readTiles(25, { taken: [0, 6], drawn: { mines: [6, 7] } }, null), false);
  expect([6, 7, 8].map(nameOf)).toEqual([
    'Tile 7, wasp',
    'Tile 8, not opened: wasp',
    'Tile 9, not opened: tea leaf',
  ]);
});

it('LAUNCH-04 nothing of a covered tile is in the page', () => {
  const { field, buttons } = makeField();
  field.show(readTiles(25, { taken: [], drawn: null }, null), true);
  expect(buttons.every((each) => each.children.length === 0)).toBe(true);
  expect(buttons[3]?.getAttribute('aria-disabled')).toBe('false');
});

it('LAUNCH-04 arrows move within the field, which is one stop of the Tab key', () => {
  const { opened, buttons } = makeField();
  buttons[0]?.focus();
  for (const key of ['ArrowRight', 'ArrowDown']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  expect(document.activeElement).toBe(buttons[6]);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[6]]);
  buttons[6]?.click();
  expect(opened).toEqual([6]);
});

it('G2 the words say what was met and what was found', () => {
  const drawn = { mines: [3] };
  const said = (taken: number[], multiplier: string, prize: string) =>
    sentence(say, look.name, { taken, drawn, multiplier, prize });
  expect(said([0, 3], '0', '0')).toBe('A wasp. No win this time');
  expect(said([0, 1], '1.25', '2500000')).toBe('2 found. They pay 1.25 times your bet');
  expect(said([], '1', '2000000')).toBe('No tile opened. Your bet is back');
});
