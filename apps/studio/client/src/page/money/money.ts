// Amounts as they are shown. They come and stay as whole numbers of 1/100000.
import { currencyCode, currencyStyle, decimalText, formatMoney } from '@parlour/contract/money';

export type Money = {
  /** `₱3,482.50`, rounded down. */
  exact: (amount: bigint) => string;
  /** `₱20`: without a fraction that is nothing. */
  short: (amount: bigint) => string;
};

export function createMoney(currency: string, ownDigits: number | null = null): Money {
  // Play money without a name has no sign.
  const named = currencyCode(currency) === 'XXX' ? '' : currency;
  const own = { currency: named, digits: ownDigits };
  const written = new Map<bigint, string>();
  const exact = (amount: bigint): string => {
    const known = written.get(amount);
    if (known !== undefined) return known;
    const text = formatMoney(decimalText(amount, named), named, own) ?? '';
    written.set(amount, text);
    return text;
  };
  const digits = ownDigits ?? currencyStyle(named).digits;
  // Of 1,000 in a currency without a fraction nothing may go.
  const nothing = new RegExp(`[.,]0{${digits}}$`);
  const short = (amount: bigint) =>
    digits === 0 ? exact(amount) : exact(amount).replace(nothing, '');
  return { exact, short };
}
