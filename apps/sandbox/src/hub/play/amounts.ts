// Amounts of the game page: people write 12.50, the protocol uses whole 1/100000.
import { formatMoney } from '@parlour/contract/money';

const digits = 5;

/** Parses an amount; null if the text is not one from 0.01 to 999,999,999.99. */
export function readAmount(text: string): bigint | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const amount = BigInt(whole + part.padEnd(digits, '0'));
  return amount > 0n ? amount : null;
}

/** Formats an amount. Play money has no currency. */
export function showAmount(amount: bigint, currency: string): string {
  const sign = amount < 0n ? '-' : '';
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  const decimal = `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return formatMoney(decimal, currency === 'XXX' ? '' : currency) ?? decimal;
}
