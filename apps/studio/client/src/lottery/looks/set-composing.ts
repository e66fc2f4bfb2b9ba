// Drafts of bets on a set of distinct numbers from a board. Their order does not matter. Pure.
import type { Rules } from '../state.ts';
import { readBet } from '../rules/kinds.ts';
import type { BoundedRandom, Draft, DraftRules } from './look.ts';

/** Returns the numbers that are not taken. */
export const freeNumbers = ({ machine }: Rules, taken: readonly (number | null)[]): number[] =>
  Array.from({ length: machine.high - machine.low + 1 }, (_, place) => machine.low + place).filter(
    (number) => !taken.includes(number),
  );

export function drawSome(free: readonly number[], count: number, below: BoundedRandom): number[] {
  const left = [...free];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
}

/** Adds or removes a number. Returns null if the largest number of picks is reached. */
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

/** The number of picks determines the kind. `usual` is the number that quick pick draws if there are none and the size is free. */
export function createSetComposing(rules: Rules, usual: number): DraftRules {
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
      // A complete draft is replaced by as many new numbers.
      const kept = numbers.length < least ? numbers : [];
      const count = least === most ? most : numbers.length || usual;
      const drawn = drawSome(freeNumbers(rules, kept), count - kept.length, below);
      return withKind(group, [...kept, ...drawn]);
    },
    read: ({ group, numbers }) =>
      numbers.length <= most && isSet(rules, numbers) ? withKind(group, numbers) : null,
  };
}
