// Reads a lottery's rules: the form of bets, and their prizes. Pure; the studio settles by the same rules.
import type { BetWay } from '@parlour/games/draws/draw-game';
import type { Bet, Kind, Odd, Rules } from '../state.ts';

export const kindOf = ({ kinds }: Rules, name: string | null): Kind | null =>
  kinds.find((kind) => kind.name === name) ?? null;

/** Converts a multiplier to hundredths: `13.3` is 1330n. */
export function hundredthsOf(times: string): bigint {
  const [whole = '0', part = ''] = times.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
}

/** Returns the prize of a stake at a multiplier, both in 1/100000. */
export const prizeOf = (stake: bigint, times: string): bigint =>
  (stake * hundredthsOf(times)) / 100n;

/** Ways whose numbers are all different. For those in `sets` the order does not matter. */
const distinct = new Set<BetWay>(['match', 'quinella', 'exacta', 'trifecta']);
const sets = new Set<BetWay>(['match', 'quinella', 'box']);

/**
 * Returns the bet in the form in which it is bought; null for invalid input. The studio reads it again by packages/games, and
 * a test compares both. This copy is short, because a phone loads it.
 */
export function readBet(rules: Rules, name: string | null, sent: unknown): Bet | null {
  const kind = kindOf(rules, name);
  if (!kind || !Array.isArray(sent) || sent.length !== kind.picks) return null;
  const numbers: unknown[] = sent;
  if (!numbers.every((each): each is number => Number.isSafeInteger(each))) return null;
  const picks = sets.has(kind.way) ? numbers.toSorted((one, other) => one - other) : [...numbers];
  return isBet(rules, kind, picks) ? { kind: kind.name, picks } : null;
}

function isBet({ machine }: Rules, kind: Kind, picks: readonly number[]): boolean {
  const isOn = (each: number) => each >= machine.low && each <= machine.high;
  const pays = (outcome: number | undefined) =>
    kind.odds.some((odd) => odd.outcome === String(outcome));
  const [first = 0, second = -1] = picks;
  if (kind.way === 'sum') return pays(first);
  if (kind.way === 'position') return first >= 1 && first <= machine.count && isOn(second);
  if (kind.way === 'box' && !pays(ordersOf(picks))) return false;
  return picks.every(isOn) && (!distinct.has(kind.way) || new Set(picks).size === picks.length);
}

/** Returns the number of distinct orders of some digits: 3 for 1 1 2. */
export function ordersOf(digits: readonly number[]): number {
  const sorted = digits.toSorted((one, other) => one - other);
  let orders = 1;
  let alike = 0;
  sorted.forEach((digit, place) => {
    alike = digit === sorted[place - 1] ? alike + 1 : 1;
    orders = (orders * (place + 1)) / alike;
  });
  return orders;
}

/** Returns the possible outcomes of a bet, highest prize first; those of the whole kind before any picks. */
export function winsOf(kind: Kind, picks: readonly number[] | null): Odd[] {
  const only = picks && onlyOutcome(kind, picks);
  return kind.odds
    .filter(({ outcome }) => only === null || outcome === only)
    .toSorted((one, other) => Number(hundredthsOf(other.times) - hundredthsOf(one.times)));
}

function onlyOutcome({ way }: Kind, picks: readonly number[]): string | null {
  if (way === 'box') return String(ordersOf(picks));
  return way === 'sum' ? String(picks[0]) : null;
}
