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
  /** Reads anew the one that changed, or all; callers at the same time share one read. */
  reload(changed?: string): Promise<void>;
};

type Source = { database: Database; secretKey: Buffer };
type Kept = { byHost: Map<string, Merchant>; byCode: Map<string, Merchant> };

/** So many changed ones are read by their codes; of more, all are read. */
const mostByCode = 500;

export function keepMerchants({ database, secretKey }: Source): Merchants {
  let kept: Kept | undefined;
  let reading: Promise<void> | undefined;
  /** What the next read is for; null where nothing changed since the last one began. */
  let changes: Set<string> | 'all' | null = null;

  const note = (code: string): void => {
    if (changes === 'all') return;
    changes ??= new Set();
    changes.add(code);
  };
  const readChanges = async (): Promise<void> => {
    // A change that came while a read was under way may not be in it.
    while (changes) {
      const codes = kept && changes !== 'all' && changes.size <= mostByCode ? [...changes] : null;
      changes = null;
      // What is not known to have been read is read again.
      const rows = await database
        .acrossMerchants((tx) => listMerchants(tx, secretKey, codes))
        .catch((error: unknown) => {
          changes = 'all';
          throw error;
        });
      if (!codes || !kept) kept = { byHost: new Map(), byCode: new Map() };
      for (const code of codes ?? []) forget(kept, code);
      for (const row of rows) for (const code of keep(kept, toMerchant(row))) note(code);
    }
  };
  const reload = (changed?: string): Promise<void> => {
    if (changed === undefined) changes = 'all';
    else note(changed);
    reading ??= readChanges().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const readOnce = async (): Promise<Kept> => {
    if (!kept) await reload();
    if (!kept) throw new DatabaseUnavailable('no merchants were read yet');
    return kept;
  };
  return {
    find: (host) =>
      kept
        ? (kept.byHost.get(host) ?? null)
        : readOnce().then(({ byHost }) => byHost.get(host) ?? null),
    findByCode: async (code) => (await readOnce()).byCode.get(code) ?? null,
    list: async () => [...(await readOnce()).byCode.values()],
    reload,
  };
}

/** Answers who had one of its hosts before, as far as that one was read: of a host's change only its new merchant is told. */
function keep({ byHost, byCode }: Kept, merchant: Merchant): string[] {
  const before = merchant.hosts.flatMap((host) => byHost.get(host)?.code ?? []);
  byCode.set(merchant.code, merchant);
  for (const host of merchant.hosts) byHost.set(host, seenAt(host, merchant));
  return before.filter((code) => code !== merchant.code);
}

/** For whoever asks at that host. Nearly always the same: what is made once for a merchant is then made once for all its hosts. */
const seenAt = (host: string, merchant: Merchant): Merchant =>
  merchant.setting('firebase.authDomainByHost').length > 0 ? { ...merchant, at: host } : merchant;

function forget({ byHost, byCode }: Kept, code: string): void {
  for (const host of byCode.get(code)?.hosts ?? []) {
    if (byHost.get(host)?.code === code) byHost.delete(host);
  }
  byCode.delete(code);
}

function toMerchant({ code, hosts, version, settings }: MerchantRow): Merchant {
  const setting = readSettings(settings);
  return { code, hosts, version, setting, flag: (name) => setting(`flags.${name}`) };
}
