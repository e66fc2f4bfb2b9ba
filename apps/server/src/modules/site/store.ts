// Reads merchants with their hosts and their settings, of which the secret ones are stored sealed.
import type { Tx } from '@parlour/database/connection';
import { openSettings } from '@parlour/database/sealed-settings';
import { statement } from '@parlour/database/statement';
import { merchantHosts, merchants } from '@parlour/database/tables/site';
import { eq, inArray } from 'drizzle-orm';

/** Lists merchants with decrypted settings: those of the codes, or all. */
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
      // The main host first.
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

export async function hasMerchant(tx: Tx, code: string): Promise<boolean> {
  const found = await tx
    .select({ code: merchants.code })
    .from(merchants)
    .where(eq(merchants.code, code))
    .execute();
  return found.length > 0;
}

/** Lists the versions of all merchants: the last writers (xmin) of the merchant's row and of those of its hosts. */
export const listVersions = statement<{ code: string; version: string }, []>(
  'list_merchant_versions',
  `select code, merchant.xmin || coalesce((select string_agg(host || host_row.xmin, ' ' order by host)
     from merchant_host host_row where merchant_code = code), '') as version from merchant`,
);
