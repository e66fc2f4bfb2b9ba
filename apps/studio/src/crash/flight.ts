// A flight and a stake in it: the stored form, and the form that is sent to a page.
import { writeTimes } from '@parlour/games/instant/write-numbers';
import { prizeOf } from '../money/prize-of.ts';

/** Milliseconds from the opening of a flight to its start. */
export const salesMs = 8_000;
/** Milliseconds before the start at which sales close, so that wallets can answer in time. */
export const closesBeforeMs = 1_000;
/** Milliseconds between the end of a flight and the sales of the next, in which players can read the end. */
export const pauseMs = 3_500;
/** The longest time in milliseconds that a flight may be without a process that watches it. */
export const unwatchedMs = 2_500;
/** Milliseconds from the end of a flight to its settling, because a call to leave that arrived before the end may still be in progress. */
export const graceMs = 1_200;

export type Flight = {
  id: string;
  number: string;
  seed: Buffer;
  commitment: Buffer;
  point: bigint;
  startsAt: Date;
  endsAt: Date;
  isVoid: boolean;
};

export type Bet = {
  id: string;
  flightId: string;
  number: string;
  key: string;
  /** Amount in 1/100000. */
  stake: bigint;
  state: 'due' | 'taken' | 'short' | 'refused' | 'undone';
  target: bigint;
  /** Null until it is decided. */
  hundredths: bigint | null;
  prizeId: string | null;
  isPaid: boolean;
};

/** Returns the flight for a page. The point, the seed and the time of the end are left out until it is over. */
export function showFlight(flight: Flight, now: Date) {
  const { id, number, commitment, startsAt, endsAt, seed, point, isVoid } = flight;
  const isOver = endsAt <= now;
  return {
    id,
    number,
    commitment: commitment.toString('hex'),
    closesAt: startsAt.getTime() - closesBeforeMs,
    startsAt: startsAt.getTime(),
    end: isOver
      ? {
          at: endsAt.getTime(),
          hundredths: String(point),
          multiplier: writeTimes(point),
          seed: seed.toString('hex'),
          isVoid,
        }
      : null,
  };
}
export function showBet({
  id,
  flightId,
  number,
  key,
  stake,
  state,
  target,
  hundredths,
  isPaid,
}: Bet) {
  return {
    id,
    flight: flightId,
    number,
    key,
    stake: String(stake),
    isTaken: state === 'taken',
    target: String(target),
    /** Null until the stake is decided. */
    hundredths: hundredths === null ? null : String(hundredths),
    multiplier: hundredths === null ? null : writeTimes(hundredths),
    prize: hundredths === null ? null : String(prizeOf(stake, hundredths)),
    isPaid,
  };
}
export type ShownBet = ReturnType<typeof showBet>;
