import type { Database } from '@parlour/database/connection';
import { merchantHosts, merchants } from '@parlour/database/tables/site';

export const siteStore = (database: Database) => ({
  /** All merchants with their hosts: a few hundred rows, kept in memory by every process. */
  listMerchants: () =>
    database.acrossMerchants(async (tx) => {
      const [rows, hosts] = await Promise.all([
        tx.select().from(merchants),
        tx.select().from(merchantHosts),
      ]);
      return rows.map((row) => ({
        ...row,
        hosts: hosts.filter((each) => each.merchantCode === row.code).map((each) => each.host),
      }));
    }),
});

export type SiteStore = ReturnType<typeof siteStore>;
export type MerchantRow = Awaited<ReturnType<SiteStore['listMerchants']>>[number];
