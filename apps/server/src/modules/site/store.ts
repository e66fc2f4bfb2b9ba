// Keeps the merchants: their hosts, and their settings, of which the secret ones lie sealed.
import type { Tx } from '@parlour/database/connection';
import { openSettings } from '@parlour/database/sealed-settings';
import { merchantHosts, merchants } from '@parlour/database/tables/site';

/** All merchants with their settings in the clear: a few hundred rows, kept in memory by every process. */
export async function listMerchants(tx: Tx, secretKey: Buffer) {
  const [rows, hosts] = await Promise.all([
    tx.select().from(merchants),
    tx.select().from(merchantHosts),
  ]);
  return rows.map((row) => ({
    ...row,
    settings: openSettings(row.settings, { merchantCode: row.code, secretKey }),
    hosts: hosts.filter((each) => each.merchantCode === row.code).map((each) => each.host),
  }));
}

export type MerchantRow = Awaited<ReturnType<typeof listMerchants>>[number];
