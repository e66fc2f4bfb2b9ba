// Drafts of bets on digits, with one wheel for each position. Pure.
import { readBet } from '../../rules/kinds.ts';
import type { Rules } from '../../state.ts';
import type { BoundedRandom, Draft, DraftRules } from '../look.ts';

type DigitSlots = readonly (number | null)[];
const isFree = (digit: number | null): digit is null => digit === null;

/** Sets a digit at its position, or clears it if it was set already. A bet on one position has only one digit. */
export function choose(
  draft: Draft,
  { place, digit }: { place: number; digit: number },
  isOne: boolean,
): Draft {
  const numbers = draft.numbers.map((each, at) => {
    if (at === place) return each === digit ? null : digit;
    return isOne ? null : each;
  });
  return { ...draft, numbers };
}

export function createDigitComposing(rules: Rules): DraftRules {
  const { count, low, high } = rules.machine;
  const free: DigitSlots = Array.from({ length: count }, () => null);
  const wayOf = (group: string) => rules.kinds.find(({ name }) => name === group)?.way;
  const isOne = (group: string) => wayOf(group) === 'position';
  const draftOf = (group: string, numbers: DigitSlots): Draft => ({ group, kind: group, numbers });
  /** Keeps only the first digit. */
  const alone = (numbers: DigitSlots): DigitSlots => {
    const first = numbers.findIndex((each) => !isFree(each));
    return numbers.map((each, place) => (place === first ? each : null));
  };
  const fit = (group: string, numbers: DigitSlots): Draft =>
    draftOf(group, isOne(group) ? alone(numbers) : numbers);
  const bet: DraftRules['bet'] = ({ group, numbers }) => {
    if (!isOne(group)) return readBet(rules, group, numbers);
    const place = numbers.findIndex((each) => !isFree(each));
    return readBet(rules, group, [place + 1, numbers[place]]);
  };
  const missing: DraftRules['missing'] = ({ group, numbers }) => {
    const open = numbers.filter(isFree).length;
    return isOne(group) ? Math.max(0, open - count + 1) : open;
  };
  const draw = (below: BoundedRandom) => low + below(high - low + 1);
  const quick = (draft: Draft, below: BoundedRandom): Draft => {
    const { group } = draft;
    const kept = missing(draft) === 0 ? free : draft.numbers;
    const place = isOne(group) ? below(count) : null;
    const numbers = kept.map((each, at) =>
      place === null || place === at ? (each ?? draw(below)) : null,
    );
    const next = draftOf(group, numbers);
    // Equal digits are no valid box, so they are drawn again.
    return bet(next) ? next : quick(draftOf(group, numbers), below);
  };
  return {
    empty: (group) => draftOf(group, free),
    regroup: ({ numbers }, group) => fit(group, numbers),
    bet,
    missing,
    quick,
    read: ({ group, numbers }) => {
      const isDigit = (each: unknown) =>
        each === null || (Number.isInteger(each) && Number(each) >= low && Number(each) <= high);
      return numbers.length === count && numbers.every(isDigit) ? fit(group, numbers) : null;
    },
  };
}
