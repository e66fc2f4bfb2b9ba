// A flight and a stake in it, as they are kept and as a page is told of them.
import { writeTimes } from '@parlour/games/instant/write-numbers';
import { prizeOf } from '../money/prize-of.ts';

/** Milliseconds in which stakes are taken. */
export const salesMs = 8_000;
/** So long before the start the last stake is taken: a wallet has to answer meanwhile. */
export const closesBeforeMs = 1_000;
/** Between the end of a flight and the sales of the next: its end can be read. */
export const pauseMs = 3_500;
/** How long a flight may go on without a process that looks after it. */
export const unwatchedMs = 2_500;
/** A call to leave that came before the end may still be on its way into the database so long after it. */
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
  /** In 1/100000. */
  stake: bigint;
  state: 'due' | 'taken' | 'short' | 'refused' | 'undone';
  target: bigint;
  /** Null until it is decided. */
  hundredths: bigint | null;
  prizeId: string | null;
  isPaid: boolean;
};

/** What nobody may know before its end stays here: the point, the seed, and when it ends. */
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
    /** Null while it is in the flight. */
    hundredths: hundredths === null ? null : String(hundredths),
    multiplier: hundredths === null ? null : writeTimes(hundredths),
    prize: hundredths === null ? null : String(prizeOf(stake, hundredths)),
    isPaid,
  };
}
export type ShownBet = ReturnType<typeof showBet>;
