// What an operator changes: a merchant's settings, by the owner's role. Every change is announced to the running servers by a trigger.
import type { StoredSettings } from '@parlour/contract/settings.schema';
import pg from 'pg';

export type StoredMerchant = { code: string; settings: StoredSettings; hosts: string[] };
export type SettingsChange = { set?: StoredSettings; unset?: string[] };

export type MerchantSettings = {
  list(): Promise<StoredMerchant[]>;
  find(code: string): Promise<StoredMerchant | null>;
  /** Keys and texts must have been checked; a key that is not set may be unset. */
  change(code: string, change: SettingsChange): Promise<void>;
};

const selection = `select code, settings, coalesce(array_agg(host order by host)
  filter (where host is not null), '{}') as hosts
  from merchant left join merchant_host on merchant_code = code`;

/** Opens a connection for the time of `run`. */
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
  // One statement, so that two operators at once lose nothing.
  change: async (code, { set = {}, unset = [] }) => {
    await client.query(
      `update merchant set settings = (settings || $2::jsonb) - $3::text[], version = version + 1
        where code = $1`,
      [code, JSON.stringify(set), unset],
    );
  },
});
