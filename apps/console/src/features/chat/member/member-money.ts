// Amounts of a member as the desk shows them.
import { formatMoney } from '@parlour/contract/money';
import type { TalkMember } from './use-member.ts';

export type WriteMoney = (amount: string, currency: string) => string;

/** Returns the function that writes amounts: with signs that tell currencies apart if the member has several. */
export function moneyOf({ balance, bonuses, entries, rounds }: TalkMember): WriteMoney {
  const currencies = [balance, ...bonuses, ...entries, ...rounds].map(({ currency }) => currency);
  const isOne = new Set(currencies).size === 1;
  return (amount, currency) => formatMoney(amount, currency, isOne ? undefined : null) ?? amount;
}

/** Whether a decimal text is no zero. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
export const isGain = (amount: string): boolean => isSome(amount) && !amount.startsWith('-');
