// Reads merchants with their hosts and their settings, of which the secret ones are stored sealed.
import type { Tx } from '@parlour/database/connection';
import { openSettings } from '@parlour/database/sealed-settings';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** The best plan depends on whether some merchants are read or all. */
const planned = { isPlannedEachTime: true };

const selectMerchants = tenantStatement<shapes.SiteMerchants>(
  'site_merchants',
  `select code, settings, version from merchant where $codes?::text[] is null or code = any ($codes)`,
  planned,
);
/** Selects hosts, the main one of each merchant before its others. */
const selectHosts = tenantStatement<shapes.SiteHosts>(
  'site_hosts',
  `select host, merchant_code as "merchantCode" from merchant_host
    where $codes?::text[] is null or merchant_code = any ($codes) order by added_at, host`,
  planned,
);

/** Lists merchants with decrypted settings: those of the codes, or all. */
export async function listMerchants(tx: Tx, secretKey: Buffer, codes: string[] | null) {
  const [rows, hosts] = await Promise.all([
    selectMerchants(tx, { codes }),
    selectHosts(tx, { codes }),
  ]);
  const hostsOf = Map.groupBy(hosts, ({ merchantCode }) => merchantCode);
  return rows.map(({ code, settings, version }) => ({
    code,
    version: Number(version),
    settings: openSettings(settings, { merchantCode: code, secretKey }),
    hosts: (hostsOf.get(code) ?? []).map(({ host }) => host),
  }));
}

export type MerchantRow = Awaited<ReturnType<typeof listMerchants>>[number];

const selectMerchant = tenantStatement<shapes.SiteMerchant>(
  'site_merchant',
  `select from merchant where code = $code`,
);
export async function hasMerchant(tx: Tx, code: string): Promise<boolean> {
  const found = await selectMerchant(tx, { code });
  return found.length > 0;
}

/** Lists the versions of all merchants: the last writers (xmin) of the merchant's row and of those of its hosts. */
export const listVersions = tenantStatement<shapes.ListMerchantVersions>(
  'list_merchant_versions',
  `select code, merchant.xmin || coalesce((select string_agg(host || host_row.xmin, ' ' order by host)
     from merchant_host host_row where merchant_code = code), '') as "version!" from merchant`,
);
