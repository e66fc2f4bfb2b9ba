// Formats amounts (MEMBER-08). Amounts are decimal text throughout: a float would lose digits (W2).
import { numberFormat } from './formats.ts';
import { isoDigits } from './wallet/currencies.ts';

/** Returns the ISO 4217 currency that a wallet's currency means by its first three letters; TLB is PHP. Others, such as USDT, mBTC and KVND, are returned unchanged. */
export function currencyCode(currency: string): string {
  const given = currency.trim();
  const letters = /^[a-z]{3}(?![a-z])/i.exec(given)?.[0].toUpperCase() ?? '';
  const code = letters === 'TLB' ? 'PHP' : letters;
  return isoDigits(code) === null ? given : code;
}

/** The currency of the merchant whose site shows an amount. */
export type OwnCurrency = {
  currency: string;
  /** The number of digits that the merchant has set; null: those of ISO 4217. */
  digits: number | null;
};
/** The currencies shown around an amount: the site's own currency; null if several are shown; absent if there is only one. */
type Context = OwnCurrency | null | undefined;

const isOwn = (code: string, among: Context): among is OwnCurrency =>
  among !== null && among !== undefined && currencyCode(among.currency) === code;

const digitsOf = (code: string, among: Context): number => {
  const iso = isoDigits(code) ?? 2;
  return isOwn(code, among) ? (among.digits ?? iso) : iso;
};

const narrow = (code: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: code,
  currencyDisplay: 'narrowSymbol',
});

type CurrencyStyle = { symbol: string; digits: number };
const symbols = new Map<string, string>();

/** Returns symbol and digits of a currency: `₱` and two digits for PHP. */
export function currencyStyle(currency: string): CurrencyStyle {
  const code = currencyCode(currency);
  const symbol = symbols.get(code) ?? symbolOf(code);
  symbols.set(code, symbol);
  return { symbol, digits: digitsOf(code, undefined) };
}

function symbolOf(code: string): string {
  if (isoDigits(code) === null) return code;
  const parts = numberFormat('en', narrow(code)).formatToParts(0n);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** Units of a stored amount that make one unit of the currency (W2): 1250.00 is stored as 125000000. */
export const unitsInOne = 100_000n;

/** Formats an amount as decimal text, rounded down to the currency's digits, so that never more is shown than there is. */
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

/** Formats `1250.00` as `₱1,250.00`, rounded down to the currency's digits. Null if the text is no decimal number, so that nothing is shown. */
export function formatMoney(amountText: string, currency: string, among?: Context): string | null {
  const code = currencyCode(currency);
  return writeAmount(amountText, { code, digits: digitsOf(code, among), among });
}

/** Formats `48000000.00` as `₱48,000,000`, without digits behind the point. */
export const formatPrize = (amountText: string, currency: string, among?: Context): string | null =>
  writeAmount(amountText, { code: currencyCode(currency), digits: 0, among });

type AmountFormat = { code: string; digits: number; among: Context };

function writeAmount(amountText: string, { code, digits, among }: AmountFormat): string | null {
  if (!decimal.test(amountText)) return null;
  const isIso = isoDigits(code) !== null;
  const isAlone = among === undefined || isOwn(code, among);
  const options = {
    ...(isIso && (isAlone ? narrow(code) : telling(code))),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  } as const;
  const format = numberFormat(code === 'BRL' ? 'pt-BR' : 'zh-CN', options);
  // A text keeps all its digits; the type accepts only literals.
  const parts = format.formatToParts(amountText as Intl.StringNumericLiteral);
  const wide = isAlone ? '' : countryOf(code);
  const text = parts
    .map(({ type, value }) => (type === 'currency' ? wide + value : value))
    .join('');
  if (isIso || code === '') return text;
  return text.startsWith('-') ? `-${code}\u00a0${text.slice(1)}` : `${code}\u00a0${text}`;
}

/** Signs that several currencies share. */
const shared = /^[$¥£₩]$/;
const countryOf = (code: string): string =>
  shared.test(currencyStyle(code).symbol) ? code.slice(0, 2) : '';

/** Options for an amount shown among other currencies: `HK$`, `CN¥`; the code instead of letters such as Rs and kr, which several currencies share. */
const telling = (code: string): Intl.NumberFormatOptions =>
  /^\p{L}+$/u.test(currencyStyle(code).symbol)
    ? { style: 'currency', currency: code, currencyDisplay: 'code' }
    : narrow(code);

/** Converts decimal text such as `12.50` to units of 1/100000 of the currency; further digits are cut off. */
export function amountOf(decimalAmount: string): bigint {
  const [whole = '0', part = ''] = decimalAmount.split('.');
  return BigInt(whole) * unitsInOne + BigInt(part.slice(0, 5).padEnd(5, '0'));
}
