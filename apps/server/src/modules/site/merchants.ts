// All merchants in memory, found by host (BOOT-01). A change in the database is here within a second in every process.
import { readSetting } from '@parlour/contract/settings';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import type { FindMerchant, Merchant } from '#http/merchant';
import type { MerchantRow, SiteStore } from './store.ts';

export type Merchants = {
  find: FindMerchant;
  list(): Promise<Merchant[]>;
  /** Reads all anew; callers at the same time share one read. */
  reload(): Promise<void>;
};

export function keepMerchants(store: SiteStore): Merchants {
  let byHost: Map<string, Merchant> | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;

  const readAll = async (): Promise<void> => {
    do {
      isStale = false;
      byHost = index(await store.listMerchants());
      // A change that came while this read was under way may not be in it.
    } while (isStale);
  };
  const reload = (): Promise<void> => {
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const read = async (): Promise<Map<string, Merchant>> => {
    if (!byHost) await reload();
    if (!byHost) throw new DatabaseUnavailable('no merchants were read yet');
    return byHost;
  };
  return {
    find: async (host) => (await read()).get(host) ?? null,
    list: async () => [...new Set((await read()).values())],
    reload,
  };
}

const index = (rows: MerchantRow[]): Map<string, Merchant> =>
  new Map(
    rows.flatMap((row) => {
      const merchant = toMerchant(row);
      return row.hosts.map((host) => [host, merchant] as const);
    }),
  );

const toMerchant = ({ code, hosts, version, settings }: MerchantRow): Merchant => ({
  code,
  hosts,
  version,
  setting: (key) => readSetting(settings, key),
  flag: (name) => readSetting(settings, `flags.${name}`),
});
