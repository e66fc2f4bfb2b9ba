// Amounts as they are shown. They come and stay as whole numbers of 1/100000.
import { currencyCode, decimalText, formatMoney } from '@parlour/contract/money';

export type Money = {
  /** `₱3,482.50`, rounded down. */
  exact: (amount: bigint) => string;
  /** `₱20`: without a fraction that is nothing. */
  short: (amount: bigint) => string;
};

export function createMoney(currency: string): Money {
  // Play money without a name has no sign.
  const named = currencyCode(currency) === 'XXX' ? '' : currency;
  const written = new Map<bigint, string>();
  const exact = (amount: bigint): string => {
    const known = written.get(amount);
    if (known !== undefined) return known;
    const text = formatMoney(decimalText(amount, named), named) ?? '';
    written.set(amount, text);
    return text;
  };
  return { exact, short: (amount) => exact(amount).replace(/[.,]0+$/, '') };
}
