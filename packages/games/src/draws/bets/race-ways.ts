// Bets on the first three runners of a race. The numbers are drawn in the order of arrival.
import { areDistinct, ascending, isOn, rightIf, type BetRules } from './bet-rules.ts';

type RaceRule = {
  picks: number;
  /** Whether the order of the picks matters. */
  isOrdered: boolean;
  holds: (picks: readonly number[], drawn: readonly number[]) => boolean;
};

const arrivesAs = (picks: readonly number[], drawn: readonly number[]): boolean =>
  picks.every((runner, i) => drawn[i] === runner);

/** Holds if every pick is among the `first` runners that arrive first. */
const among =
  (first: number): RaceRule['holds'] =>
  (picks, drawn) =>
    picks.every((runner) => drawn.slice(0, first).includes(runner));

const raceWay = ({ picks: due, isOrdered, holds }: RaceRule): BetRules => ({
  fits: ({ picks }, { count, isDistinct }) => isDistinct && count >= 3 && picks === due,
  read: (_, machine, sent) => {
    if (!areDistinct(sent) || !sent.every((runner) => isOn(machine, runner))) return null;
    return isOrdered ? [...sent] : ascending(sent);
  },
  outcome: (picks, drawn) => rightIf(holds(picks, drawn)),
  samples: (_, { low }) => [Array.from({ length: due }, (__, i) => low + i)],
});

export const raceWays = {
  winner: raceWay({ picks: 1, isOrdered: true, holds: arrivesAs }),
  place: raceWay({ picks: 1, isOrdered: true, holds: among(3) }),
  exacta: raceWay({ picks: 2, isOrdered: true, holds: arrivesAs }),
  quinella: raceWay({ picks: 2, isOrdered: false, holds: among(2) }),
  trifecta: raceWay({ picks: 3, isOrdered: true, holds: arrivesAs }),
};
