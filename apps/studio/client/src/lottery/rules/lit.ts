// Finds the marks of a ticket that match the numbers drawn so far. Pure: only presentation of a fixed result.
import type { BetWay, Machine } from '@parlour/games/draws/draw-game';

type BetProgress = {
  way: BetWay;
  picks: readonly number[];
  drawn: readonly number[];
  machine: Machine;
};
type MarkRule = (asked: BetProgress) => boolean[];

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const countOf = (number: number, among: readonly number[]): number =>
  among.filter((each) => each === number).length;
const areAlike = (dice: readonly number[]): boolean => new Set(dice).size === 1;

/** Marks all at once, when all numbers are drawn. */
const atEnd =
  (holds: (asked: BetProgress) => boolean): MarkRule =>
  (asked) => {
    const isSo = asked.drawn.length === asked.machine.count && holds(asked);
    return asked.picks.length === 0 ? [isSo] : asked.picks.map(() => isSo);
  };
/** Marks each pick that is drawn at its position. */
const inPlace: MarkRule = ({ picks, drawn }) => picks.map((pick, place) => drawn[place] === pick);
/** Marks each pick among the first `places` numbers. */
const among =
  (places: number): MarkRule =>
  ({ picks, drawn }) =>
    picks.map((pick) => drawn.slice(0, places).includes(pick));
/** Marks each pick as often as it is drawn. */
const asOften: MarkRule = ({ picks, drawn }) =>
  picks.map((pick, place) => countOf(pick, picks.slice(0, place + 1)) <= countOf(pick, drawn));
/** Marks a face that is drawn at least `times` times. */
const shown =
  (times: number): MarkRule =>
  ({ picks, drawn }) =>
    picks.map((face) => countOf(face, drawn) >= times);
const between = (least: number, most: number): MarkRule =>
  atEnd(({ drawn }) => sumOf(drawn) >= least && sumOf(drawn) <= most && !areAlike(drawn));

const ways: Record<BetWay, MarkRule> = {
  straight: inPlace,
  box: asOften,
  position: ({ picks: [place = 1, digit], drawn }) => [false, drawn[place - 1] === digit],
  match: ({ picks, drawn }) => picks.map((pick) => drawn.includes(pick)),
  sum: atEnd(({ picks, drawn }) => sumOf(drawn) === picks[0]),
  double: shown(2),
  triple: shown(3),
  'any-triple': atEnd(({ drawn }) => areAlike(drawn)),
  face: shown(1),
  small: between(4, 10),
  big: between(11, 17),
  winner: inPlace,
  place: among(3),
  exacta: inPlace,
  quinella: among(2),
  trifecta: inPlace,
};

/** Returns for each pick, in order, whether it matches; one value for a bet without picks. `drawn` has the numbers shown so far. */
export const litOf = (asked: BetProgress): boolean[] => ways[asked.way](asked);
