// Drafts of bets on a race: one to three boats, in order if that counts. Pure.
import { kindOf, readBet } from '../../rules/kinds.ts';
import type { Rules } from '../../state.ts';
import type { Draft, DraftRules } from '../look.ts';
import { drawSome, freeNumbers, isSet, toggle } from '../set-composing.ts';

/** Adds or removes a boat. For a bet on one boat it replaces the pick; otherwise returns null if one more is too many. */
export function choose(rules: Rules, draft: Draft, number: number): Draft | null {
  const most = kindOf(rules, draft.kind)?.picks ?? 0;
  if (most === 1 && !draft.numbers.includes(number)) return { ...draft, numbers: [number] };
  return toggle(draft, number, most);
}

export function createRaceComposing(rules: Rules): DraftRules {
  const picksOf = (group: string) => kindOf(rules, group)?.picks ?? 0;
  const draftOf = (group: string, numbers: Draft['numbers']): Draft => ({
    group,
    kind: group,
    numbers: numbers.slice(0, picksOf(group)),
  });
  return {
    empty: (group) => draftOf(group, []),
    regroup: ({ numbers }, group) => draftOf(group, numbers),
    bet: ({ kind, numbers }) => readBet(rules, kind, numbers),
    missing: ({ group, numbers }) => picksOf(group) - numbers.length,
    quick: ({ group, numbers }, below) => {
      const kept = numbers.length < picksOf(group) ? numbers : [];
      const drawn = drawSome(freeNumbers(rules, kept), picksOf(group) - kept.length, below);
      return draftOf(group, [...kept, ...drawn]);
    },
    read: ({ group, numbers }) => (isSet(rules, numbers) ? draftOf(group, numbers) : null),
  };
}
