// The amount that is missing for a game's smallest stake, computed from decimal text without floating point (W2).
const decimal = /^\d{1,20}(\.\d{1,5})?$/;
const digits = 5;

const unitsOf = (amount: string): bigint => {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(digits, '0'));
};

/** The missing amount; null if nothing is missing or an argument is no amount. */
export function shortBy(balance: string, least: string): string | null {
  if (!decimal.test(balance) || !decimal.test(least)) return null;
  const missing = unitsOf(least) - unitsOf(balance);
  if (missing <= 0n) return null;
  const text = String(missing).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
