import type { Merchant } from '#http/merchant';

/** The vendor's maintenance as the player is told of it; null if there is none now, or it has no start time. */
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
