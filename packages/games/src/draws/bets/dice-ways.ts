// Bets on three dice.
import type { BetKind, Machine } from '../draw-game.ts';
import { isOn, right, rightIf, type BetRules } from './bet-rules.ts';

const areThreeDice = ({ count, low, high, isDistinct }: Machine): boolean =>
  count === 3 && low === 1 && high === 6 && !isDistinct;

const fitsDice =
  (due: number): BetRules['fits'] =>
  ({ picks }, machine) =>
    areThreeDice(machine) && picks === due;

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

const isTriple = ([first, ...others]: readonly number[]): boolean =>
  others.every((die) => die === first);

const showing = (face: number | undefined, dice: readonly number[]): number =>
  dice.filter((die) => die === face).length;

/** A bet on one face. */
const ofFace = (outcome: (dice: number) => string | null): BetRules => ({
  fits: fitsDice(1),
  read: (_, machine, sent) => (sent.every((face) => isOn(machine, face)) ? [...sent] : null),
  outcome: ([face], drawn) => outcome(showing(face, drawn)),
  samples: () => [[1]],
});

/** A bet without picks. */
const ofAll = (holds: (drawn: readonly number[]) => boolean): BetRules => ({
  fits: fitsDice(0),
  read: () => [],
  outcome: (_, drawn) => rightIf(holds(drawn)),
  samples: () => [[]],
});

const liesBetween = (drawn: readonly number[], least: number, most: number): boolean =>
  sumOf(drawn) >= least && sumOf(drawn) <= most && !isTriple(drawn);

const isSum = ({ odds }: BetKind, sum: number): boolean => Object.hasOwn(odds, String(sum));

const sum: BetRules = {
  fits: fitsDice(1),
  read: (kind, _, [picked = 0]) => (isSum(kind, picked) ? [picked] : null),
  outcome: ([picked], drawn) => (sumOf(drawn) === picked ? String(picked) : null),
  samples: ({ odds }) => Object.keys(odds).map((name) => [Number(name)]),
};

export const diceWays = {
  sum,
  double: ofFace((dice) => (dice >= 2 ? right : null)),
  triple: ofFace((dice) => (dice === 3 ? right : null)),
  'any-triple': ofAll(isTriple),
  face: ofFace((dice) => (dice > 0 ? String(dice) : null)),
  small: ofAll((drawn) => liesBetween(drawn, 4, 10)),
  big: ofAll((drawn) => liesBetween(drawn, 11, 17)),
};
