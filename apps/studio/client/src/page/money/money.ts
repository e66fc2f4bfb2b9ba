// Formats amounts. Amounts are whole numbers of 1/100000 everywhere else.
import { currencyCode, currencyStyle, decimalText, formatMoney } from '@parlour/contract/money';

export type Money = {
  /** Formats with all decimals, rounded down: `₱3,482.50`. */
  exact: (amount: bigint) => string;
  /** Formats without a zero fraction: `₱20`. */
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
  // Not used for currencies without a fraction, where it would cut 1,000.
  const nothing = new RegExp(`[.,]0{${digits}}$`);
  const short = (amount: bigint) =>
    digits === 0 ? exact(amount) : exact(amount).replace(nothing, '');
  return { exact, short };
}
