// Bets on a set of numbers of which none comes twice: they are put together on a board, and their order does not matter. Pure.
import type { Rules } from '../state.ts';
import { readBet } from '../rules/kinds.ts';
import type { Below, Composing, Draft } from './look.ts';

/** The numbers that are not among these. */
export const freeNumbers = ({ machine }: Rules, taken: readonly (number | null)[]): number[] =>
  Array.from({ length: machine.high - machine.low + 1 }, (_, place) => machine.low + place).filter(
    (number) => !taken.includes(number),
  );

export function drawSome(free: readonly number[], count: number, below: Below): number[] {
  const left = [...free];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
}

/** Null where as many as can be are picked already, and this is one more. */
export function toggle({ numbers, ...draft }: Draft, number: number, most: number): Draft | null {
  if (numbers.includes(number)) {
    return { ...draft, numbers: numbers.filter((each) => each !== number) };
  }
  return numbers.length >= most ? null : { ...draft, numbers: [...numbers, number] };
}

export const isSet = ({ machine }: Rules, numbers: readonly unknown[]): boolean =>
  new Set(numbers).size === numbers.length &&
  numbers.every(
    (each) => Number.isInteger(each) && Number(each) >= machine.low && Number(each) <= machine.high,
  );

/** How many are picked says which kind it is. `usual`: how many quick pick draws where none are picked and none need be. */
export function createSetComposing(rules: Rules, usual: number): Composing {
  const kindFor = (count: number) => rules.kinds.find(({ picks }) => picks === count) ?? null;
  const sizes = rules.kinds.map(({ picks }) => picks);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const withKind = (group: string, numbers: readonly (number | null)[]): Draft => ({
    group,
    kind: kindFor(numbers.length)?.name ?? null,
    numbers,
  });
  return {
    empty: (group) => withKind(group, []),
    regroup: ({ numbers }, group) => withKind(group, numbers),
    bet: ({ kind, numbers }) => readBet(rules, kind, numbers),
    missing: ({ numbers }) => Math.max(0, least - numbers.length),
    quick: ({ group, numbers }, below) => {
      // What is whole gives way to as many new ones.
      const kept = numbers.length < least ? numbers : [];
      const count = least === most ? most : numbers.length || usual;
      const drawn = drawSome(freeNumbers(rules, kept), count - kept.length, below);
      return withKind(group, [...kept, ...drawn]);
    },
    read: ({ group, numbers }) =>
      numbers.length <= most && isSet(rules, numbers) ? withKind(group, numbers) : null,
  };
}
