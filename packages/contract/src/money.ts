// How amounts are shown (MEMBER-08). They are decimal text all the way: a float would lose digits (W2).
import { numberFormat } from './formats.ts';
import { isoDigits } from './wallet/currencies.ts';

/** The currency of ISO 4217 that a wallet's means by its first three letters, TLB being PHP. What means none, as USDT, mBTC and KVND, stays as it is. */
export function currencyCode(currency: string): string {
  const given = currency.trim();
  const letters = /^[a-z]{3}(?![a-z])/i.exec(given)?.[0].toUpperCase() ?? '';
  const code = letters === 'TLB' ? 'PHP' : letters;
  return isoDigits(code) === null ? given : code;
}

/** Of the site that shows an amount. */
export type OwnCurrency = {
  currency: string;
  /** How many the merchant has set; null for those of ISO 4217. */
  digits: number | null;
};
/** Null where amounts of several currencies stand beside each other. Absent where there is one. */
type Among = OwnCurrency | null | undefined;

const isOwn = (code: string, among: Among): among is OwnCurrency =>
  among !== null && among !== undefined && currencyCode(among.currency) === code;

const digitsOf = (code: string, among: Among): number => {
  const iso = isoDigits(code) ?? 2;
  return isOwn(code, among) ? (among.digits ?? iso) : iso;
};

const narrow = (code: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: code,
  currencyDisplay: 'narrowSymbol',
});

type Style = { symbol: string; digits: number };
const symbols = new Map<string, string>();

/** How a currency is written: `₱` and two digits for PHP. */
export function currencyStyle(currency: string): Style {
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
export function formatMoney(amountText: string, currency: string, among?: Among): string | null {
  const code = currencyCode(currency);
  return writeAmount(amountText, { code, digits: digitsOf(code, among), among });
}

/** `48000000.00` as `₱48,000,000`: a round amount to be read from afar. */
export const formatPrize = (amountText: string, currency: string, among?: Among): string | null =>
  writeAmount(amountText, { code: currencyCode(currency), digits: 0, among });

type Written = { code: string; digits: number; among: Among };

function writeAmount(amountText: string, { code, digits, among }: Written): string | null {
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
  // Given as text it is read digit by digit; the type knows only literals.
  const parts = format.formatToParts(amountText as Intl.StringNumericLiteral);
  const wide = isAlone ? '' : countryOf(code);
  const text = parts
    .map(({ type, value }) => (type === 'currency' ? wide + value : value))
    .join('');
  if (isIso || code === '') return text;
  return text.startsWith('-') ? `-${code}\u00a0${text.slice(1)}` : `${code}\u00a0${text}`;
}

/** Signs of several currencies. */
const shared = /^[$¥£₩]$/;
const countryOf = (code: string): string =>
  shared.test(currencyStyle(code).symbol) ? code.slice(0, 2) : '';

/** Beside other currencies: `HK$`, `CN¥`; the code instead of letters such as Rs and kr, which several have. */
const telling = (code: string): Intl.NumberFormatOptions =>
  /^\p{L}+$/u.test(currencyStyle(code).symbol)
    ? { style: 'currency', currency: code, currencyDisplay: 'code' }
    : narrow(code);

/** `12.50` as whole numbers of 1/100000 of the unit; digits beyond those are left out. */
export function amountOf(decimalAmount: string): bigint {
  const [whole = '0', part = ''] = decimalAmount.split('.');
  return BigInt(whole) * unitsInOne + BigInt(part.slice(0, 5).padEnd(5, '0'));
}
