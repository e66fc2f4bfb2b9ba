// What a draw means for one's own tickets. Pure: the studio has settled them, this only reads.
import type { Draw, Slip } from '../state.ts';

export type Outcome = {
  /** The sum of the prizes. */
  prize: bigint;
  /** It is more than the tickets cost: only then is it celebrated. */
  isGain: boolean;
  /** The most right numbers of a winning ticket; 0 where none won. */
  best: number;
  /** Places of the winning tickets, from 1. */
  winning: number[];
  isPaid: boolean;
  /** False while a ticket still waits to be settled. */
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

/** What of the prizes has come in already. */
export const paidOf = (slips: readonly Slip[]): bigint =>
  sumOf(slips.filter(({ state, isPaid }) => state === 'won' && isPaid).map(({ prize }) => prize));

const away = new Set(['failed', 'returned']);

/** Tickets that took part, or still may: a failed purchase is none, nor one whose stake went back after a win. */
export const ofIssue = (slips: readonly Slip[], issue: string): Slip[] =>
  slips.filter((slip) => slip.issue === issue && !away.has(slip.state));

/** The highest prize first; what won alike, or nothing, stays in its order. */
export const winnersFirst = <T>(tickets: readonly T[], prizeOf: (ticket: T) => bigint): T[] =>
  tickets.toSorted((one, other) => Number(prizeOf(other) - prizeOf(one)));
