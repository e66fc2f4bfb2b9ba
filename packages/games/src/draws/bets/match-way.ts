// The bet of a classic lottery and of keno: numbers are picked, and what counts is how many of them are drawn.
import { areDistinct, ascending, isOn, type Way } from './way.ts';

export const match: Way = {
  fits: ({ picks }, { low, high, isDistinct }) =>
    isDistinct && picks >= 1 && picks <= high - low + 1,
  read: (_, machine, sent) =>
    areDistinct(sent) && sent.every((number) => isOn(machine, number)) ? ascending(sent) : null,
  outcome: (picks, drawn) => String(picks.filter((pick) => drawn.includes(pick)).length),
  samples: ({ picks }, { low }) => [Array.from({ length: picks }, (_, i) => low + i)],
};
