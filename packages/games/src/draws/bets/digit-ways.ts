// Bets on digits. One digit is drawn for each position, and digits can repeat.
import type { BetKind, Machine } from '../draw-game.ts';
import { ascending, isOn, rightIf, type BetRules } from './bet-rules.ts';

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((digit, i) => digit === other[i]);

const countOf = (digit: number, digits: readonly number[]): number =>
  digits.filter((each) => each === digit).length;

/** True if both have the same digits, each equally often, in any order. */
const areAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((digit) => countOf(digit, one) === countOf(digit, other));

const areOn = (machine: Machine, numbers: readonly number[]): boolean =>
  numbers.every((number) => isOn(machine, number));

const isForAllPlaces = ({ picks }: BetKind, { count, isDistinct }: Machine): boolean =>
  !isDistinct && picks === count;

const straight: BetRules = {
  fits: isForAllPlaces,
  read: (_, machine, sent) => (areOn(machine, sent) ? [...sent] : null),
  outcome: (picks, drawn) => rightIf(areSame(picks, drawn)),
  samples: (_, { count, low }) => [Array.from({ length: count }, () => low)],
};

/** The number of different orders of these digits, which are ascending: 3 for 1 1 2. */
function ordersOf(digits: readonly number[]): number {
  let orders = 1;
  let alike = 0;
  digits.forEach((digit, i) => {
    alike = digit === digits[i - 1] ? alike + 1 : 1;
    orders = (orders * (i + 1)) / alike;
  });
  return orders;
}

/** All ways to divide `count` digits into groups of equal digits, the largest first: 3, 2 + 1, 1 + 1 + 1. */
function groupings(count: number, largest = count): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.min(count, largest) }, (_, i) => i + 1).flatMap((size) =>
    groupings(count - size, size).map((rest) => [size, ...rest]),
  );
}

const isBox = ({ odds }: BetKind, picks: readonly number[]): boolean =>
  Object.hasOwn(odds, String(ordersOf(picks)));

const box: BetRules = {
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

const position: BetRules = {
  fits: ({ picks }, { isDistinct }) => !isDistinct && picks === 2,
  read: (_, machine, [place = 0, digit = 0]) =>
    place >= 1 && place <= machine.count && isOn(machine, digit) ? [place, digit] : null,
  outcome: ([place = 0, digit], drawn) => rightIf(drawn[place - 1] === digit),
  samples: (_, { count, low }) => Array.from({ length: count }, (__, i) => [i + 1, low]),
};

export const digitWays = { straight, box, position };
