// Pure functions on rounds that all instant games share.
import type { Round } from './state.ts';

/** True if the prize is more than the stake. Only such a round is celebrated. */
export const isWin = ({ prize, stake }: Pick<Round<unknown>, 'prize' | 'stake'>): boolean =>
  BigInt(prize) > BigInt(stake);

/** Converts a multiplier to hundredths: `'1.5'` to 150n. A multiplier has at most two decimals. */
export function hundredthsOf(multiplier: string): bigint {
  const [whole = '0', part = ''] = multiplier.split('.');
  return BigInt(whole + part.slice(0, 2).padEnd(2, '0'));
}

/** Returns the prize of a stake at a multiplier, in whole 1/100000, rounded down. */
export const prizeAt = (stake: string, hundredths: bigint): bigint =>
  (BigInt(stake) * hundredths) / 100n;

/** Returns an order's content in a form that equal orders share, so that a lost call is repeated with the same key. */
export function orderName(
  stake: string,
  choice: Readonly<Record<string, number>>,
  isFree: boolean,
): string {
  const chosen = Object.entries(choice).map(([name, value]) => ` ${name} ${value}`);
  return `${isFree ? 'free ' : ''}${stake}${chosen.join('')}`;
}

export const isFreeOrder = (name: string): boolean => name.startsWith('free ');
