// An operator's changes of a merchant's settings, by the owner's role. A trigger announces every change to the running servers, and each changed setting is one event of the audit trail (L1).
import { findConflict } from '@parlour/contract/site/setting-conflict.schema';
import type { StoredSettings } from '@parlour/contract/settings.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { settingEvents, type Changer } from './audit/setting-events.ts';
import { auditEvents, auditRow } from './tables/audit.ts';

export type StoredMerchant = { code: string; settings: StoredSettings; hosts: string[] };
export type SettingsChange = {
  set?: StoredSettings;
  unset?: string[];
  /** The author of the change; default: the system. */
  by?: Changer;
};

export type MerchantSettings = {
  list(): Promise<StoredMerchant[]>;
  find(code: string): Promise<StoredMerchant | null>;
  /** Changes settings whose keys and texts have been checked; a key that is not set may be unset. Throws without a change if settings would contradict each other. */
  change(code: string, change: SettingsChange): Promise<void>;
};

const selection = `select code, settings, coalesce(array_agg(host order by host)
  filter (where host is not null), '{}') as hosts
  from merchant left join merchant_host on merchant_code = code`;

/** Opens a connection for the duration of `run`. */
export async function withMerchantSettings<T>(
  ownerUrl: string,
  run: (settings: MerchantSettings) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await run(settingsOf(client));
  } finally {
    await client.end();
  }
}

const settingsOf = (client: pg.Client): MerchantSettings => ({
  list: async () => {
    const found = await client.query<StoredMerchant>(`${selection} group by code order by code`);
    return found.rows;
  },
  find: async (code) => {
    const found = await client.query<StoredMerchant>(`${selection} where code = $1 group by code`, [
      code,
    ]);
    return found.rows[0] ?? null;
  },
  change: async (code, { set = {}, unset = [], by = { actor: 'system' } }) => {
    await client.query('begin');
    try {
      await client.query("select set_config('app.merchant', $1, true)", [code]);
      const before = await lockSettings(client, code);
      const { rows } = await client.query<Settings>(changing, [code, JSON.stringify(set), unset]);
      const after = rows[0]?.settings ?? {};
      const conflict = findConflict(after, [...Object.keys(set), ...unset]);
      if (conflict !== null) throw new Error(conflict);
      const events = settingEvents(code, { before, after }, by);
      if (events.length > 0)
        await drizzle({ client }).insert(auditEvents).values(events.map(auditRow));
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  },
});

type Settings = Pick<StoredMerchant, 'settings'>;

/** Locks and reads the settings. A second operator waits, so that no change is lost and the events of each contain the right earlier texts. */
async function lockSettings(client: pg.Client, code: string): Promise<StoredSettings> {
  const { rows } = await client.query<Settings>(
    'select settings from merchant where code = $1 for no key update',
    [code],
  );
  return rows[0]?.settings ?? {};
}

const changing = `update merchant set settings = (settings || $2::jsonb) - $3::text[], version = version + 1
  where code = $1 returning settings`;
