// Drafts of bets on three dice: one touch each. Pure.
import { readBet } from '../../rules/kinds.ts';
import type { BetWay } from '@parlour/games/draws/draw-game';
import type { Kind, Rules } from '../../state.ts';
import type { Draft, DraftRules } from '../look.ts';

/** Ways that share a board with another way. */
const together: Partial<Record<BetWay, BetWay>> = { big: 'small', 'any-triple': 'triple' };
const groupOf = ({ way }: Kind): BetWay => together[way] ?? way;

/** Returns the boards in the rules' order. */
export const diceGroups = ({ kinds }: Rules): BetWay[] => [...new Set(kinds.map(groupOf))];

/** A possible bet of a board. */
export type Choice = { kind: Kind; numbers: readonly number[] };
export const choicesOf = (rules: Rules, group: string): Choice[] =>
  rules.kinds.filter((kind) => groupOf(kind) === group).flatMap((kind) => choicesIn(rules, kind));

function choicesIn({ machine }: Rules, kind: Kind): Choice[] {
  if (kind.picks === 0) return [{ kind, numbers: [] }];
  const { low, high } = machine;
  const values =
    kind.way === 'sum'
      ? kind.odds.map(({ outcome }) => Number(outcome)).toSorted((one, other) => one - other)
      : Array.from({ length: high - low + 1 }, (_, each) => low + each);
  return values.map((value) => ({ kind, numbers: [value] }));
}

export const isChosen = ({ kind, numbers }: Choice, draft: Draft): boolean =>
  kind.name === draft.kind && String(numbers) === String(draft.numbers);

export function createDiceComposing(rules: Rules): DraftRules {
  const empty = (group: string): Draft => ({ group, kind: null, numbers: [] });
  const bet: DraftRules['bet'] = ({ kind, numbers }) => readBet(rules, kind, numbers);
  return {
    empty,
    regroup: (draft, group) => (draft.group === group ? draft : empty(group)),
    bet,
    missing: (draft) => (bet(draft) ? 0 : 1),
    quick: (draft, below) => {
      const choices = choicesOf(rules, draft.group);
      const choice = choices[below(choices.length)];
      return choice ? { ...draft, kind: choice.kind.name, numbers: choice.numbers } : draft;
    },
    read: (draft) =>
      choicesOf(rules, draft.group).some((choice) => isChosen(choice, draft))
        ? draft
        : empty(draft.group),
  };
}
