// All merchants in memory, found by host (BOOT-01). A change in the database is here within a second in every process.
import { readSettings } from '@parlour/contract/settings.schema';
import type { Database } from '@parlour/database/connection';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import type { FindMerchant, Merchant } from '#http/merchant';
import { listMerchants, type MerchantRow } from './store.ts';

export type Merchants = {
  find: FindMerchant;
  /** Null for a code that is nobody's. */
  findByCode: (code: string) => Promise<Merchant | null>;
  list: () => Promise<readonly Merchant[]>;
  /** Reads all anew; callers at the same time share one read. */
  reload(): Promise<void>;
};

type Source = { database: Database; secretKey: Buffer };

export function keepMerchants({ database, secretKey }: Source): Merchants {
  let merchants: { byHost: Index; byCode: Index } | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;

  const read = async (): Promise<void> => {
    do {
      isStale = false;
      merchants = index(await database.acrossMerchants((tx) => listMerchants(tx, secretKey)));
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
  const readOnce = async () => {
    if (!merchants) await reload();
    if (!merchants) throw new DatabaseUnavailable('no merchants were read yet');
    return merchants;
  };
  return {
    find: async (host) => (await readOnce()).byHost.get(host) ?? null,
    findByCode: async (code) => (await readOnce()).byCode.get(code) ?? null,
    list: async () => [...(await readOnce()).byCode.values()],
    reload,
  };
}

type Index = Map<string, Merchant>;

function index(rows: MerchantRow[]): { byHost: Index; byCode: Index } {
  const merchants = rows.map(toMerchant);
  return {
    byHost: new Map(merchants.flatMap((each) => each.hosts.map((host) => [host, each]))),
    byCode: new Map(merchants.map((each) => [each.code, each])),
  };
}

function toMerchant({ code, hosts, version, settings }: MerchantRow): Merchant {
  const setting = readSettings(settings);
  return { code, hosts, version, setting, flag: (name) => setting(`flags.${name}`) };
}
