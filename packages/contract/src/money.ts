// How amounts are shown (MEMBER-08). They are decimal text all the way: a float would lose digits (W2).

/** The code of ISO 4217 that a wallet's currency means: TLB is PHP, otherwise its first three letters. */
export function currencyCode(currency: string): string {
  const code = currency.trim().toUpperCase();
  return code === 'TLB' ? 'PHP' : code.slice(0, 3);
}

const decimal = /^-?\d{1,30}(\.\d{1,20})?$/;

/** `1250.00` as `₱1,250.00`, rounded down to the currency's digits. Null for what is no decimal number, so that nothing is shown. */
export function formatMoney(amountText: string, currency: string): string | null {
  if (!decimal.test(amountText)) return null;
  const code = currencyCode(currency);
  const locale = code === 'BRL' ? 'pt-BR' : 'zh-CN';
  const options: Intl.NumberFormatOptions = /^[A-Z]{3}$/.test(code)
    ? { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(locale, { ...options, roundingMode: 'trunc' });
  // Given as text it is read digit by digit; the type knows only literals.
  return format.format(amountText as Intl.StringNumericLiteral);
}
