import { expect, it } from 'vitest';
import { createSetComposing } from '../looks/set-composing.ts';
import { createDigitComposing } from '../looks/digits/composing.ts';
import { rulesFor } from '../testing/rules-for.ts';
import {
  canHold,
  drawChoicesOf,
  drop,
  hold,
  noPicks,
  readPicks,
  ticketOf,
  ticketsOf,
  unitsOf,
  writePicks,
  type Picks,
  type Table,
} from './picks.ts';

const six = rulesFor('six-of-45');
const table: Table = {
  composing: createSetComposing(six, 6),
  groups: [{ name: 'match', label: '' }],
  rules: six,
  limits: { mostUnits: { match: 5 }, mostSlips: 10 },
};
const three = rulesFor('pick-three');
const digits: Table = {
  composing: createDigitComposing(three),
  groups: three.kinds.map(({ name }) => ({ name, label: name })),
  rules: three,
  limits: { mostUnits: { straight: 2, box: 100, position: 0 }, mostSlips: 3 },
};

const onBoard = (numbers: number[], more: object = {}): Picks =>
  readPicks(table, { numbers, ...more });
const whole = onBoard([33, 4, 11, 19, 27, 42]);

it('LAUNCH-04 whole tickets are laid aside and bought together, a half one buys nothing', () => {
  const held = hold(table, whole);
  expect(held.draft.numbers).toEqual([]);
  const two = { ...held, draft: onBoard([1, 2, 3, 4, 5, 6]).draft };
  expect(ticketsOf(table, two)).toEqual([
    { kind: 'match', picks: [4, 11, 19, 27, 33, 42], units: 1 },
    { kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 },
  ]);
  expect(ticketsOf(table, { ...two, draft: onBoard([1, 2]).draft })).toEqual([]);
  expect(ticketsOf(table, { ...two, draft: onBoard([]).draft })).toHaveLength(1);
  expect(ticketsOf(table, drop(two, 0))).toHaveLength(1);
  expect(hold(table, onBoard([1, 2]))).toEqual(onBoard([1, 2]));
  const nine = Array.from({ length: 9 }, () => [1, 2, 3, 4, 5, 6]);
  expect(canHold(table, onBoard([1, 2, 3, 4, 5, 6], { held: nine }))).toBe(false);
});

it('LAUNCH-04 a ticket has no more units than its kind may, and none where that is not sold', () => {
  const straight = { group: 'straight', numbers: [1, 2, 3], units: 9 };
  expect(ticketOf(digits, readPicks(digits, straight))?.units).toBe(2);
  expect(ticketOf(digits, readPicks(digits, { ...straight, group: 'box' }))?.units).toBe(9);
  const position = readPicks(digits, { group: 'position', numbers: [1, null, null] });
  expect(ticketOf(digits, position)).toBeNull();
  expect(ticketsOf(digits, position)).toEqual([]);
  const tickets = [{ kind: 'box', picks: [1, 2, 3], units: 3 }];
  expect(unitsOf([...tickets, ...tickets])).toBe(6);
});

it('LAUNCH-04 the draws to choose from reach as far as the game sells ahead', () => {
  expect(drawChoicesOf(six)).toEqual([1, 2, 5, 10]);
  expect(drawChoicesOf({ ...three, mostDraws: 10 })).toEqual([1, 2, 3, 5, 10]);
  expect(drawChoicesOf({ ...three, mostDraws: 7 })).toEqual([1, 2, 3, 5, 7]);
  expect(drawChoicesOf({ ...three, mostDraws: 1 })).toEqual([1]);
});

it('G3 what a browser kept comes back, and nothing that is no ticket', () => {
  const picks: Picks = { ...hold(table, { ...whole, units: 2 }), draws: 5, stopOnWin: true };
  expect(readPicks(table, JSON.parse(JSON.stringify(writePicks(picks))))).toEqual(picks);
  for (const wrong of [null, 7, {}, { numbers: [0, 46] }, { numbers: [1, 1] }, { draws: 4 }]) {
    expect(readPicks(table, wrong)).toEqual(noPicks(table));
  }
  // The form in which pages stored picks before there were kinds.
  const { held } = onBoard([], { held: [[1, 2], [6, 5, 4, 3, 2, 1], 'x'] });
  expect(held).toEqual([{ kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 }]);
  const foreign = { held: [{ kind: 'position', picks: [1, 1], units: 1 }], group: 'exacta' };
  expect(readPicks(digits, foreign)).toEqual(noPicks(digits));
});
