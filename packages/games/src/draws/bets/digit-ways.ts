// Bets on digits that are drawn one for each place, and may come again.
import type { BetKind, Machine } from '../draw-game.ts';
import { ascending, isOn, rightIf, type Way } from './way.ts';

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((digit, i) => digit === other[i]);

const countOf = (digit: number, digits: readonly number[]): number =>
  digits.filter((each) => each === digit).length;

/** The same digits, each as often, in any order. */
const areAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((digit) => countOf(digit, one) === countOf(digit, other));

const areOn = (machine: Machine, numbers: readonly number[]): boolean =>
  numbers.every((number) => isOn(machine, number));

const isForAllPlaces = ({ picks }: BetKind, { count, isDistinct }: Machine): boolean =>
  !isDistinct && picks === count;

const straight: Way = {
  fits: isForAllPlaces,
  read: (_, machine, sent) => (areOn(machine, sent) ? [...sent] : null),
  outcome: (picks, drawn) => rightIf(areSame(picks, drawn)),
  samples: (_, { count, low }) => [Array.from({ length: count }, () => low)],
};

/** How many different orders these digits can come in: 3 for 1 1 2. They are in ascending order. */
function ordersOf(digits: readonly number[]): number {
  let orders = 1;
  let alike = 0;
  digits.forEach((digit, i) => {
    alike = digit === digits[i - 1] ? alike + 1 : 1;
    orders = (orders * (i + 1)) / alike;
  });
  return orders;
}

/** All ways to part `count` digits into groups of like ones, the largest first: 3, 2 + 1, 1 + 1 + 1. */
function groupings(count: number, largest = count): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.min(count, largest) }, (_, i) => i + 1).flatMap((size) =>
    groupings(count - size, size).map((rest) => [size, ...rest]),
  );
}

const isBox = ({ odds }: BetKind, picks: readonly number[]): boolean =>
  Object.hasOwn(odds, String(ordersOf(picks)));

const box: Way = {
  fits: isForAllPlaces,
  read: (kind, machine, sent) => {
    const picks = ascending(sent);
    return areOn(machine, picks) && isBox(kind, picks) ? picks : null;
  },
  outcome: (picks, drawn) => (areAlike(picks, drawn) ? String(ordersOf(picks)) : null),
  samples: (kind, { low, high }) =>
    groupings(kind.picks)
      .filter((sizes) => sizes.length <= high - low + 1)
      .map((sizes) => sizes.flatMap((size, i) => Array.from({ length: size }, () => low + i)))
      .filter((picks) => isBox(kind, picks)),
};

const position: Way = {
  fits: ({ picks }, { isDistinct }) => !isDistinct && picks === 2,
  read: (_, machine, [place = 0, digit = 0]) =>
    place >= 1 && place <= machine.count && isOn(machine, digit) ? [place, digit] : null,
  outcome: ([place = 0, digit], drawn) => rightIf(drawn[place - 1] === digit),
  samples: (_, { count, low }) => Array.from({ length: count }, (__, i) => [i + 1, low]),
};

export const digitWays = { straight, box, position };
