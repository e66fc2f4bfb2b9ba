// Tickets that are bought at each lottery, and their prizes. The prizes are a second copy, so that slips are not judged
// by the product's own rules.
import type { Chance } from '../../random.ts';

type Ticket = { kind: string; picks: number[] };
type TicketBook = {
  buy: (chance: Chance) => Ticket;
  /** Returns the prize, in hundredths of the ticket's price. */
  pays: (ticket: Ticket, drawn: readonly number[]) => bigint;
};

const whole = (chance: Chance, least: number, most: number): number =>
  Math.floor(chance.between(least, most + 1));

function pickDistinct(chance: Chance, count: number, most: number): number[] {
  const picked = new Set<number>();
  while (picked.size < count) picked.add(whole(chance, 1, most));
  return [...picked].toSorted((a, b) => a - b);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.join() === other.join();
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

const matching = (
  kind: string,
  { count, most, pays }: { count: number; most: number; pays: Record<number, bigint> },
): TicketBook => ({
  buy: (chance) => ({ kind, picks: pickDistinct(chance, count, most) }),
  pays: ({ picks }, drawn) => pays[picks.filter((pick) => drawn.includes(pick)).length] ?? 0n,
});

const ticketBooks: Record<string, TicketBook> = {
  'minute-six': matching('match', {
    count: 6,
    most: 45,
    pays: { 3: 15_00n, 4: 150_00n, 5: 3_000_00n, 6: 125_000_00n },
  }),
  'minute-keno': matching('spot-3', { count: 3, most: 80, pays: { 2: 2_00n, 3: 45_00n } }),
  'minute-three': {
    buy: (chance) =>
      chance.next() < 0.5
        ? { kind: 'position', picks: [whole(chance, 1, 3), whole(chance, 0, 9)] }
        : { kind: 'straight', picks: [0, 0, 0].map(() => whole(chance, 0, 9)) },
    pays: ({ kind, picks }, drawn) => {
      if (kind === 'straight') return isSame(picks, drawn) ? 900_00n : 0n;
      const [place = 0, digit] = picks;
      return drawn[place - 1] === digit ? 9_00n : 0n;
    },
  },
  'minute-dice': {
    buy: (chance) =>
      chance.next() < 0.5
        ? { kind: chance.pick(['small', 'big']), picks: [] }
        : { kind: 'face', picks: [whole(chance, 1, 6)] },
    pays: ({ kind, picks }, drawn) => {
      if (kind === 'face') {
        return [0n, 2_00n, 3_00n, 4_00n][drawn.filter((die) => die === picks[0]).length] ?? 0n;
      }
      const isTriple = new Set(drawn).size === 1;
      const isSmall = sumOf(drawn) <= 10;
      return !isTriple && isSmall === (kind === 'small') ? 1_90n : 0n;
    },
  },
  'ten-boats': {
    buy: (chance) =>
      chance.next() < 0.5
        ? { kind: 'winner', picks: [whole(chance, 1, 10)] }
        : { kind: 'place', picks: [whole(chance, 1, 10)] },
    pays: ({ kind, picks: [boat] }, drawn) => {
      if (kind === 'winner') return drawn[0] === boat ? 9_00n : 0n;
      return drawn.slice(0, 3).includes(boat ?? 0) ? 3_00n : 0n;
    },
  },
};

export function ticketsOf(title: string): TicketBook {
  const found = ticketBooks[title];
  if (!found) throw new Error(`nobody buys tickets of ${title}`);
  return found;
}
