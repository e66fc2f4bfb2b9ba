// The bet of a classic lottery and of keno: it pays by how many of the picked numbers are drawn.
import { areDistinct, ascending, isOn, type BetRules } from './bet-rules.ts';

export const match: BetRules = {
  fits: ({ picks }, { low, high, isDistinct }) =>
    isDistinct && picks >= 1 && picks <= high - low + 1,
  read: (_, machine, sent) =>
    areDistinct(sent) && sent.every((number) => isOn(machine, number)) ? ascending(sent) : null,
  outcome: (picks, drawn) => String(picks.filter((pick) => drawn.includes(pick)).length),
  samples: ({ picks }, { low }) => [Array.from({ length: picks }, (_, i) => low + i)],
};
