// All merchants in memory, found by host (BOOT-01). A change in the database reaches every process within a second.
import { readSettings } from '@parlour/contract/settings.schema';
import type { Database } from '@parlour/database/connection';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import type { FastifyBaseLogger } from 'fastify';
import type { FindMerchant, Merchant } from '#http/merchant';
import { hasUnreadPath } from './contact/contacts.ts';
import { listMerchants, type MerchantRow } from './store.ts';

export type Merchants = {
  find: FindMerchant;
  /** Null for an unknown code. */
  findByCode: (code: string) => Promise<Merchant | null>;
  list: () => Promise<readonly Merchant[]>;
  /** Reads the changed merchant again, or all; concurrent callers share one read. */
  reload(changed?: string): Promise<void>;
  /** Calls back with the codes of the merchants whose settings a read found changed, or gone. */
  hearChanges: (listener: (codes: readonly string[]) => void) => void;
};

type Source = {
  database: Database;
  secretKey: Buffer;
  /** Tells at each read of a merchant if its customer service has a path that cannot be decrypted (CHAT-03). */
  log?: Pick<FastifyBaseLogger, 'warn'>;
};
type MerchantIndex = { byHost: Map<string, Merchant>; byCode: Map<string, Merchant> };

/** Limit of changed merchants that are read by code; above it all are read. */
const mostByCode = 500;

export function keepMerchants({ database, secretKey, log }: Source): Merchants {
  let kept: MerchantIndex | undefined;
  let reading: Promise<void> | undefined;
  /** Codes that the next read has to cover; null if nothing changed since the last one began. */
  let changes: Set<string> | 'all' | null = null;
  const listeners: ((codes: readonly string[]) => void)[] = [];

  const note = (code: string): void => {
    if (changes === 'all') return;
    changes ??= new Set();
    changes.add(code);
  };
  const readChanges = async (): Promise<void> => {
    // A change made during a read may not be in it.
    while (changes) {
      const codes = kept && changes !== 'all' && changes.size <= mostByCode ? [...changes] : null;
      changes = null;
      // After a failure the codes are no longer known, so all are read.
      const rows = await database
        .acrossMerchants((tx) => listMerchants(tx, secretKey, codes))
        .catch((error: unknown) => {
          changes = 'all';
          throw error;
        });
      const before = new Map(kept?.byCode);
      if (!codes || !kept) kept = { byHost: new Map(), byCode: new Map() };
      for (const code of codes ?? []) forget(kept, code);
      for (const row of rows) {
        const merchant = toMerchant(row);
        for (const code of keep(kept, merchant)) note(code);
        if (log && hasUnreadPath(merchant)) {
          log.warn({ merchant: merchant.code }, 'a path in customerService cannot be decrypted');
        }
      }
      const changed = listChanged(before, kept.byCode);
      if (changed.length > 0) for (const listener of listeners) listener(changed);
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
  const readOnce = async (): Promise<MerchantIndex> => {
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
    hearChanges: (listener) => void listeners.push(listener),
  };
}

/** Lists merchants that were known before and are different now. */
const listChanged = (
  before: ReadonlyMap<string, Merchant>,
  now: ReadonlyMap<string, Merchant>,
): string[] =>
  [...before].flatMap(([code, { version }]) => (now.get(code)?.version === version ? [] : [code]));

/** Stores a merchant. Returns the merchants that had one of its hosts before: a host's change is announced for the new merchant only. */
function keep({ byHost, byCode }: MerchantIndex, merchant: Merchant): string[] {
  const before = merchant.hosts.flatMap((host) => byHost.get(host)?.code ?? []);
  byCode.set(merchant.code, merchant);
  for (const host of merchant.hosts) byHost.set(host, seenAt(host, merchant));
  return before.filter((code) => code !== merchant.code);
}

/** The merchant as seen at a host. Nearly always the same object, so that values cached per merchant serve all its hosts. */
const seenAt = (host: string, merchant: Merchant): Merchant =>
  merchant.setting('firebase.authDomainByHost').length > 0 ? { ...merchant, at: host } : merchant;

function forget({ byHost, byCode }: MerchantIndex, code: string): void {
  for (const host of byCode.get(code)?.hosts ?? []) {
    if (byHost.get(host)?.code === code) byHost.delete(host);
  }
  byCode.delete(code);
}

function toMerchant({ code, hosts, version, settings }: MerchantRow): Merchant {
  const setting = readSettings(settings);
  return { code, hosts, version, setting, flag: (name) => setting(`flags.${name}`) };
}
