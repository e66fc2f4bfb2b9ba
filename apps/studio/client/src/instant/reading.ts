// What is the same in the rounds of all instant games. Pure.
import type { Round } from './state.ts';

/** More came back than was staked; only then there is anything to be glad of. */
export const isWin = ({ prize, stake }: Pick<Round<unknown>, 'prize' | 'stake'>): boolean =>
  BigInt(prize) > BigInt(stake);

/** `'1.5'` to 150n, in hundredths: a multiplier has two places at the most. */
export function hundredthsOf(multiplier: string): bigint {
  const [whole = '0', part = ''] = multiplier.split('.');
  return BigInt(whole + part.slice(0, 2).padEnd(2, '0'));
}

/** What a stake pays at a multiplier, in whole 1/100000, rounded down. */
export const prizeAt = (stake: string, hundredths: bigint): bigint =>
  (BigInt(stake) * hundredths) / 100n;

/** What is ordered, in a form that two equal orders share; a lost call is sent again with the same key for it. */
export function orderName(
  stake: string,
  choice: Readonly<Record<string, number>>,
  isFree: boolean,
): string {
  const chosen = Object.entries(choice).map(([name, value]) => ` ${name} ${value}`);
  return `${isFree ? 'free ' : ''}${stake}${chosen.join('')}`;
}

export const isFreeOrder = (name: string): boolean => name.startsWith('free ');
