import type { Database } from '@parlour/database/connection';
import { openSettings } from '@parlour/database/sealed-settings';
import { merchantHosts, merchants } from '@parlour/database/tables/site';

export const siteStore = (database: Database, secretKey: Buffer) => ({
  /** All merchants with their hosts and their settings in the clear: a few hundred rows, kept in memory by every process. */
  listMerchants: () =>
    database.acrossMerchants(async (tx) => {
      const [rows, hosts] = await Promise.all([
        tx.select().from(merchants),
        tx.select().from(merchantHosts),
      ]);
      return rows.map((row) => ({
        ...row,
        settings: openSettings(row.settings, { merchantCode: row.code, secretKey }),
        hosts: hosts.filter((each) => each.merchantCode === row.code).map((each) => each.host),
      }));
    }),
});

export type SiteStore = ReturnType<typeof siteStore>;
export type MerchantRow = Awaited<ReturnType<SiteStore['listMerchants']>>[number];
