import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules-for.ts';
import { choose as chooseDigit, createDigitComposing } from './digits/composing.ts';
import { choicesOf, createDiceComposing, diceGroups } from './dice/composing.ts';
import { choose as chooseBoat, createRaceComposing } from './race/composing.ts';
import { createSetComposing, toggle } from './set-composing.ts';

const lowest = () => 0;
const highest = (bound: number) => bound - 1;

it('LAUNCH-04 six numbers: a tap picks one and takes it away again, a seventh is not taken', () => {
  const six = createSetComposing(rulesFor('six-of-45'), 6);
  const draft = (numbers: number[]) => ({ group: 'match', kind: null, numbers });
  expect(toggle(draft([4]), 11, 6)?.numbers).toEqual([4, 11]);
  expect(toggle(draft([4, 11]), 4, 6)?.numbers).toEqual([11]);
  expect(toggle(draft([33, 4, 11, 19, 27, 42]), 1, 6)).toBeNull();
  expect(six.missing(draft([1, 2, 3, 4]))).toBe(2);
  expect(six.bet(six.read(draft([33, 4, 11, 19, 27, 42])) ?? draft([]))).toEqual({
    kind: 'match',
    picks: [4, 11, 19, 27, 33, 42],
  });
});

it('G1 six numbers: quick pick fills what is missing, and draws six new ones where six are picked', () => {
  const six = createSetComposing(rulesFor('six-of-45'), 6);
  const quick = (numbers: number[], below: typeof highest) =>
    six.quick({ group: 'match', kind: null, numbers }, below).numbers;
  expect(quick([2, 45], lowest)).toEqual([2, 45, 1, 3, 4, 5]);
  expect(quick([33, 4, 11, 19, 27, 42], lowest)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(quick([], highest)).toEqual([45, 44, 43, 42, 41, 40]);
});

it('LAUNCH-04 keno: how many numbers are picked says which bet it is', () => {
  const keno = createSetComposing(rulesFor('keno'), 5);
  expect(keno.missing(keno.empty('match'))).toBe(1);
  expect(keno.bet(keno.empty('match'))).toBeNull();
  const three = keno.read({ group: 'match', kind: null, numbers: [80, 1, 7] });
  expect(three?.kind).toBe('spot-3');
  expect(three && keno.bet(three)).toEqual({ kind: 'spot-3', picks: [1, 7, 80] });
  expect(keno.quick(keno.empty('match'), lowest).numbers).toHaveLength(5);
  expect(three && keno.quick(three, lowest).numbers).toEqual([1, 2, 3]);
  expect(keno.read({ group: 'match', kind: null, numbers: [81] })).toBeNull();
  expect(keno.read({ group: 'match', kind: null, numbers: [1, 1] })).toBeNull();
});

const digits = createDigitComposing(rulesFor('pick-three'));
const straight = (...numbers: (number | null)[]) => ({
  group: 'straight',
  kind: 'straight',
  numbers,
});

it('LAUNCH-04 digits: each place has one, which the same touch takes away', () => {
  const one = chooseDigit(digits.empty('straight'), { place: 1, digit: 9 }, false);
  expect(one.numbers).toEqual([null, 9, null]);
  expect(chooseDigit(one, { place: 1, digit: 9 }, false).numbers).toEqual([null, null, null]);
  expect(chooseDigit(one, { place: 1, digit: 4 }, false).numbers).toEqual([null, 4, null]);
  expect([digits.missing(one), digits.bet(one)]).toEqual([2, null]);
  expect(digits.bet(straight(7, 0, 7))).toEqual({ kind: 'straight', picks: [7, 0, 7] });
});

it('LAUNCH-04 digits: a box is told without its order, three alike are none, and one position has one digit', () => {
  const box = digits.regroup(straight(7, 0, 7), 'box');
  expect(digits.bet(box)).toEqual({ kind: 'box', picks: [0, 7, 7] });
  const alike = digits.regroup(straight(7, 7, 7), 'box');
  expect([digits.missing(alike), digits.bet(alike)]).toEqual([0, null]);
  const position = digits.regroup(straight(null, 0, 7), 'position');
  expect(position.numbers).toEqual([null, 0, null]);
  expect(digits.bet(position)).toEqual({ kind: 'position', picks: [2, 0] });
  expect(chooseDigit(position, { place: 0, digit: 4 }, true).numbers).toEqual([4, null, null]);
  expect(digits.missing(digits.empty('position'))).toBe(1);
});

it('G1 digits: quick pick fills the free places, and never makes a box of three alike', () => {
  expect(digits.quick(straight(1, null, null), highest).numbers).toEqual([1, 9, 9]);
  expect(digits.quick(straight(1, 2, 3), lowest).numbers).toEqual([0, 0, 0]);
  const drawn = [4, 4, 4, 4, 5, 4];
  const box = digits.quick(digits.empty('box'), () => drawn.shift() ?? 0);
  expect(box.numbers).toEqual([4, 5, 4]);
  const position = digits.quick(digits.empty('position'), lowest);
  expect(digits.bet(position)).toEqual({ kind: 'position', picks: [1, 0] });
});

it('LAUNCH-04 dice: five boards, and one touch is a whole bet', () => {
  const rules = rulesFor('three-dice');
  const dice = createDiceComposing(rules);
  expect(diceGroups(rules)).toEqual(['small', 'face', 'sum', 'double', 'triple']);
  expect(choicesOf(rules, 'sum').map(({ numbers }) => numbers[0])).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
  ]);
  expect(choicesOf(rules, 'triple')).toHaveLength(7);
  const any = dice.quick(dice.empty('triple'), highest);
  expect(dice.bet(any)).toEqual({ kind: 'any-triple', picks: [] });
  expect(dice.bet(dice.quick(dice.empty('small'), lowest))).toEqual({ kind: 'small', picks: [] });
  expect([dice.missing(any), dice.missing(dice.empty('sum'))]).toEqual([0, 1]);
  expect(dice.read({ group: 'sum', kind: 'sum', numbers: [18] })).toEqual(dice.empty('sum'));
});

it('LAUNCH-04 race: one boat gives way to another, more keep their order, and one too many is not taken', () => {
  const rules = rulesFor('race-of-ten');
  const race = createRaceComposing(rules);
  const winner = chooseBoat(rules, race.empty('winner'), 4);
  expect(winner && chooseBoat(rules, winner, 9)?.numbers).toEqual([9]);
  const exacta = { group: 'exacta', kind: 'exacta', numbers: [9, 4] };
  expect(chooseBoat(rules, exacta, 1)).toBeNull();
  expect(race.bet(exacta)).toEqual({ kind: 'exacta', picks: [9, 4] });
  expect(race.bet(race.regroup(exacta, 'quinella'))?.picks).toEqual([4, 9]);
  expect(race.regroup(exacta, 'winner').numbers).toEqual([9]);
  expect(race.quick(race.regroup(exacta, 'trifecta'), lowest).numbers).toEqual([9, 4, 1]);
  expect(race.missing(race.empty('trifecta'))).toBe(3);
});
