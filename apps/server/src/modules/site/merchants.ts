// All merchants in memory, found by host (BOOT-01). A change in the database is here within a second in every process.
import { readSetting } from '@parlour/contract/settings';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import type { FindMerchant, Merchant } from '#http/merchant';
import type { MerchantRow, SiteStore } from './store.ts';

export type Merchants = {
  find: FindMerchant;
  /** Reads all anew; callers at the same time share one read. */
  reload(): Promise<void>;
};

export function keepMerchants(store: SiteStore): Merchants {
  let byHost: Map<string, Merchant> | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;

  const read = async (): Promise<void> => {
    do {
      isStale = false;
      byHost = index(await store.listMerchants());
      // A change that came while this read was under way may not be in it.
    } while (isStale);
  };
  const reload = (): Promise<void> => {
    isStale = true;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const find: FindMerchant = async (host) => {
    if (!byHost) await reload();
    if (!byHost) throw new DatabaseUnavailable('no merchants were read yet');
    return byHost.get(host) ?? null;
  };
  return { find, reload };
}

const index = (rows: MerchantRow[]): Map<string, Merchant> =>
  new Map(rows.flatMap((row) => row.hosts.map((host) => [host, toMerchant(row)] as const)));

const toMerchant = ({ code, hosts, version, settings }: MerchantRow): Merchant => ({
  code,
  hosts,
  version,
  setting: (key) => readSetting(settings, key),
  flag: (name) => readSetting(settings, `flags.${name}`),
});
