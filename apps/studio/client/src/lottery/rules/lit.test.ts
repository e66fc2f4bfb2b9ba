import type { BetWay } from '@parlour/games/draws/draw-game';
import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules-for.ts';
import { litOf } from './lit.ts';

const digits = rulesFor('pick-three').machine;
const dice = rulesFor('three-dice').machine;
const race = rulesFor('race-of-ten').machine;
const balls = rulesFor('six-of-45').machine;

const [yes, no] = [true, false];
it.each<[BetWay, number[], number[], boolean[], typeof digits]>([
  ['straight', [7, 9, 6], [7], [yes, no, no], digits],
  ['straight', [7, 9, 6], [9, 7], [no, no, no], digits],
  ['straight', [7, 9, 6], [7, 1, 6], [yes, no, yes], digits],
  // One 2 is drawn, so only one of the two is right so far.
  ['box', [1, 2, 2], [2], [no, yes, no], digits],
  ['box', [1, 2, 2], [2, 1, 2], [yes, yes, yes], digits],
  ['position', [2, 9], [9], [no, no], digits],
  ['position', [2, 9], [1, 9], [no, yes], digits],
  ['match', [4, 11, 19], [19, 30], [no, no, yes], balls],
  // A sum needs all three dice.
  ['sum', [9], [4, 5], [no], dice],
  ['sum', [9], [3, 5, 1], [yes], dice],
  ['double', [3], [3, 1], [no], dice],
  ['double', [3], [3, 3], [yes], dice],
  ['triple', [3], [3, 3], [no], dice],
  ['triple', [3], [3, 3, 3], [yes], dice],
  ['any-triple', [], [2, 2], [no], dice],
  ['any-triple', [], [2, 2, 2], [yes], dice],
  ['face', [5], [1, 5], [yes], dice],
  ['small', [], [1, 2], [no], dice],
  ['small', [], [1, 2, 3], [yes], dice],
  ['small', [], [2, 2, 2], [no], dice],
  ['big', [], [6, 5, 1], [yes], dice],
  ['big', [], [5, 5, 5], [no], dice],
  ['winner', [4], [4], [yes], race],
  ['winner', [4], [1, 4], [no], race],
  ['place', [4], [1, 2, 4], [yes], race],
  ['place', [4], [1, 2, 3, 4], [no], race],
  ['exacta', [4, 1], [1, 4], [no, no], race],
  ['exacta', [4, 1], [4], [yes, no], race],
  ['quinella', [1, 4], [4], [no, yes], race],
  ['quinella', [1, 4], [4, 2, 1], [no, yes], race],
  ['trifecta', [9, 1, 2], [9, 1, 2, 4], [yes, yes, yes], race],
])('LAUNCH-04 %s of %j by %j lights %j', (...[way, picks, drawn, lit, machine]) => {
  expect(litOf({ way, picks, drawn, machine })).toEqual(lit);
});
