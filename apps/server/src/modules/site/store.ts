// Keeps the merchants: their hosts, and their settings, of which the secret ones lie sealed.
import type { Tx } from '@parlour/database/connection';
import { openSettings } from '@parlour/database/sealed-settings';
import { merchantHosts, merchants } from '@parlour/database/tables/site';
import { inArray } from 'drizzle-orm';

/** Merchants with their settings in the clear: those of the codes, or all. Every process keeps them in memory. */
export async function listMerchants(tx: Tx, secretKey: Buffer, codes: readonly string[] | null) {
  const [rows, hosts] = await Promise.all([
    tx
      .select()
      .from(merchants)
      .where(codes ? inArray(merchants.code, codes) : undefined),
    tx
      .select()
      .from(merchantHosts)
      .where(codes ? inArray(merchantHosts.merchantCode, codes) : undefined)
      // The main one first.
      .orderBy(merchantHosts.addedAt, merchantHosts.host),
  ]);
  const hostsOf = Map.groupBy(hosts, ({ merchantCode }) => merchantCode);
  return rows.map((row) => ({
    ...row,
    settings: openSettings(row.settings, { merchantCode: row.code, secretKey }),
    hosts: (hostsOf.get(row.code) ?? []).map(({ host }) => host),
  }));
}

export type MerchantRow = Awaited<ReturnType<typeof listMerchants>>[number];
