// Outcome of a draw for the player's tickets. Pure: the studio has settled them, this only reads.
import type { Draw, Slip } from '../state.ts';

export type Outcome = {
  /** Sum of the prizes. */
  prize: bigint;
  /** True if the prizes are more than the cost of the tickets. Only then they are celebrated. */
  isGain: boolean;
  /** Largest number of right picks on a winning ticket; 0 if none won. */
  best: number;
  /** Positions of the winning tickets, from 1. */
  winning: number[];
  isPaid: boolean;
  /** False while a ticket is not settled. */
  isSettled: boolean;
};

const waiting = new Set(['pending', 'bought']);
const sumOf = (amounts: readonly (string | null)[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n);

export function outcomeOf({ numbers }: Draw, slips: readonly Slip[]): Outcome {
  const drawn = new Set(numbers);
  const won = slips.filter(({ state }) => state === 'won');
  const countRight = ({ picks }: Slip) => picks.filter((each) => drawn.has(each)).length;
  const prize = sumOf(won.map((slip) => slip.prize));
  return {
    prize,
    isGain: prize > sumOf(slips.map(({ price }) => price)),
    best: Math.max(0, ...won.map(countRight)),
    winning: slips.flatMap((slip, index) => (slip.state === 'won' ? [index + 1] : [])),
    isPaid: won.every(({ isPaid }) => isPaid),
    isSettled: !slips.some(({ state }) => waiting.has(state)),
  };
}

/** Returns the sum of the prizes that are already paid. */
export const paidOf = (slips: readonly Slip[]): bigint =>
  sumOf(slips.filter(({ state, isPaid }) => state === 'won' && isPaid).map(({ prize }) => prize));

const away = new Set(['failed', 'returned']);

/** Returns the tickets of an issue that take part, without failed purchases and stakes that were returned after a win. */
export const ofIssue = (slips: readonly Slip[], issue: string): Slip[] =>
  slips.filter((slip) => slip.issue === issue && !away.has(slip.state));

/** Sorts by prize, highest first. Equal ones keep their order. */
export const winnersFirst = <T>(tickets: readonly T[], prizeOf: (ticket: T) => bigint): T[] =>
  tickets.toSorted((one, other) => Number(prizeOf(other) - prizeOf(one)));
