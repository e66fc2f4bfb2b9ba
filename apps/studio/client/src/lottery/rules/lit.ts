// Which marks of a ticket have come true by what has been drawn so far. Pure: light on what is fixed already.
import type { BetWay, Machine } from '@parlour/games/draws/draw-game';

type Asked = { way: BetWay; picks: readonly number[]; drawn: readonly number[]; machine: Machine };
type Lit = (asked: Asked) => boolean[];

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const countOf = (number: number, among: readonly number[]): number =>
  among.filter((each) => each === number).length;
const areAlike = (dice: readonly number[]): boolean => new Set(dice).size === 1;

/** All marks at once, when all is drawn. */
const atEnd =
  (holds: (asked: Asked) => boolean): Lit =>
  (asked) => {
    const isSo = asked.drawn.length === asked.machine.count && holds(asked);
    return asked.picks.length === 0 ? [isSo] : asked.picks.map(() => isSo);
  };
/** Each in its place. */
const inPlace: Lit = ({ picks, drawn }) => picks.map((pick, place) => drawn[place] === pick);
/** Each that came among the first so many. */
const among =
  (places: number): Lit =>
  ({ picks, drawn }) =>
    picks.map((pick) => drawn.slice(0, places).includes(pick));
/** Each as often as it came. */
const asOften: Lit = ({ picks, drawn }) =>
  picks.map((pick, place) => countOf(pick, picks.slice(0, place + 1)) <= countOf(pick, drawn));
/** A face that came so often. */
const shown =
  (times: number): Lit =>
  ({ picks, drawn }) =>
    picks.map((face) => countOf(face, drawn) >= times);
const between = (least: number, most: number): Lit =>
  atEnd(({ drawn }) => sumOf(drawn) >= least && sumOf(drawn) <= most && !areAlike(drawn));

const ways: Record<BetWay, Lit> = {
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

/** For each pick whether it is right, in their order; one for a bet without picks. `drawn` is what has been shown of the draw. */
export const litOf = (asked: Asked): boolean[] => ways[asked.way](asked);
