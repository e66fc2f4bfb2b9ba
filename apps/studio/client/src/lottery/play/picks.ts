// What somebody is putting together: the six numbers on the board, tickets laid aside, and for how many draws. Pure.

export type Picks = {
  /** On the board, in the order of their choice. */
  numbers: readonly number[];
  /** Whole tickets laid aside. */
  held: readonly (readonly number[])[];
  draws: number;
};

export const drawChoices = [1, 2, 5, 10] as const;
const onTicket = 6;
const highest = 45;
const mostTickets = 10;

export const noPicks: Picks = { numbers: [], held: [], draws: 1 };
export const missing = ({ numbers }: Picks): number => onTicket - numbers.length;

/** Null where six are picked already and this is a seventh. */
export function toggle(picks: Picks, number: number): Picks | null {
  const { numbers } = picks;
  if (numbers.includes(number)) {
    return { ...picks, numbers: numbers.filter((each) => each !== number) };
  }
  return numbers.length === onTicket ? null : { ...picks, numbers: [...numbers, number] };
}

/** Fills what is missing; six that are whole give way to six new ones. `below(n)` gives a number from 0 to n - 1. */
export function quickPick(picks: Picks, below: (bound: number) => number): Picks {
  const kept = missing(picks) === 0 ? [] : picks.numbers;
  const free = Array.from({ length: highest }, (_, index) => index + 1).filter(
    (number) => !kept.includes(number),
  );
  const drawn = Array.from({ length: onTicket - kept.length }, () => {
    const [number = 0] = free.splice(below(free.length), 1);
    return number;
  });
  return { ...picks, numbers: [...kept, ...drawn] };
}

export const canHold = (picks: Picks): boolean =>
  missing(picks) === 0 && picks.held.length < mostTickets - 1;

export const hold = (picks: Picks): Picks =>
  canHold(picks) ? { ...picks, held: [...picks.held, inOrder(picks.numbers)], numbers: [] } : picks;

export const drop = (picks: Picks, place: number): Picks => ({
  ...picks,
  held: picks.held.filter((_, index) => index !== place),
});

export const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** The tickets that Buy would buy; none while one of them is half done. */
export function ticketsOf(picks: Picks): number[][] {
  const held = picks.held.map((numbers) => [...numbers]);
  if (missing(picks) === 0) return [...held, inOrder(picks.numbers)];
  return picks.numbers.length === 0 ? held : [];
}

/** Reads kept picks with care: an older version of the page may have stored them. */
export function readPicks(kept: unknown): Picks {
  const { numbers, held, draws } = (kept ?? {}) as Partial<Picks>;
  const isTicket = (each: unknown): each is number[] =>
    Array.isArray(each) &&
    each.length <= onTicket &&
    new Set(each).size === each.length &&
    each.every((number) => Number.isInteger(number) && number >= 1 && number <= highest);
  return {
    numbers: isTicket(numbers) ? numbers : [],
    held: Array.isArray(held)
      ? held.filter((each) => isTicket(each) && each.length === onTicket).slice(0, mostTickets - 1)
      : [],
    draws: drawChoices.find((each) => each === draws) ?? 1,
  };
}
