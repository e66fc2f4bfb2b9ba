// How amounts are shown (MEMBER-08). They are decimal text all the way: a float would lose digits (W2).
import { numberFormat } from './formats.ts';

/** The code of ISO 4217 that a wallet's currency means: TLB is PHP, otherwise its first three letters. */
export function currencyCode(currency: string): string {
  const code = currency.trim().toUpperCase();
  return code === 'TLB' ? 'PHP' : code.slice(0, 3);
}

const isIso = (code: string): boolean => /^[A-Z]{3}$/.test(code);
const narrow = (code: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: code,
  currencyDisplay: 'narrowSymbol',
});

type Style = { symbol: string; digits: number };
const styles = new Map<string, Style>();

/** How a currency is written: `₱` and two digits for PHP. */
export function currencyStyle(currency: string): Style {
  const code = currencyCode(currency);
  const kept = styles.get(code);
  if (kept) return kept;
  const style = styleOf(code);
  styles.set(code, style);
  return style;
}

function styleOf(code: string): Style {
  if (!isIso(code)) return { symbol: '', digits: 2 };
  const format = numberFormat('en', narrow(code));
  const symbol = format.formatToParts(0n).find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

/** How many of an amount's whole numbers make one of the currency (W2): 1250.00 is kept as 125000000. */
export const unitsInOne = 100_000n;

/** An amount as decimal text, rounded down to the currency's digits: what is shown is never more than there is. */
export function decimalText(amount: bigint, currency: string): string {
  const { digits } = currencyStyle(currency);
  const sign = amount < 0n ? '-' : '';
  const size = amount < 0n ? -amount : amount;
  const whole = String(size / unitsInOne);
  const part = String(size % unitsInOne)
    .padStart(5, '0')
    .slice(0, digits);
  return `${sign}${whole}${part && `.${part}`}`;
}

const decimal = /^-?\d{1,30}(\.\d{1,20})?$/;

/** `1250.00` as `₱1,250.00`, rounded down to the currency's digits. Null for what is no decimal number, so that nothing is shown. */
export function formatMoney(amountText: string, currency: string): string | null {
  const code = currencyCode(currency);
  return writeAmount(
    amountText,
    code,
    isIso(code) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
}

/** `48000000.00` as `₱48,000,000`: a round amount to be read from afar. */
export const formatPrize = (amountText: string, currency: string): string | null =>
  writeAmount(amountText, currencyCode(currency), {
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });

function writeAmount(
  amountText: string,
  code: string,
  digits: Intl.NumberFormatOptions,
): string | null {
  if (!decimal.test(amountText)) return null;
  const locale = code === 'BRL' ? 'pt-BR' : 'zh-CN';
  const options = { ...(isIso(code) && narrow(code)), ...digits, roundingMode: 'trunc' } as const;
  // Given as text it is read digit by digit; the type knows only literals.
  return numberFormat(locale, options).format(amountText as Intl.StringNumericLiteral);
}

/** `12.50` as whole numbers of 1/100000 of the unit; digits beyond those are left out. */
export function amountOf(decimalAmount: string): bigint {
  const [whole = '0', part = ''] = decimalAmount.split('.');
  return BigInt(whole) * unitsInOne + BigInt(part.slice(0, 5).padEnd(5, '0'));
}
