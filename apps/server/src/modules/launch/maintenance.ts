import type { Merchant } from '#http/merchant';

/** What the player is told of a vendor's maintenance; null while there is none. Without a beginning there is none either. */
export function maintenanceOf(
  merchant: Merchant,
  vendor: string,
  now: Date,
): { maintainTime: number; endTime?: number } | null {
  const from = merchant.setting(`vendors.${vendor}.maintenance.from`);
  const until = merchant.setting(`vendors.${vendor}.maintenance.until`);
  if (from === null || now.getTime() < from) return null;
  if (until === null) return { maintainTime: from };
  return now.getTime() < until ? { maintainTime: from, endTime: until } : null;
}
