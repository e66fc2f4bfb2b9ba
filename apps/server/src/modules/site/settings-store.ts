// Stores merchants' settings as staff change them. Secret ones arrive sealed.
import {
  readSettings,
  type ReadSetting,
  type StoredSettings,
} from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type StoredMerchant = { code: string; settings: StoredSettings; hosts: string[] };

const select = statement<StoredMerchant, [code: string | null]>(
  'list_stored_merchants',
  `select code, settings, coalesce(array_agg(host order by host)
            filter (where host is not null), '{}') as hosts
     from merchant left join merchant_host on merchant_code = code
    where $1::text is null or code = $1 group by code order by code`,
);

/** Lists the merchant of the code, or all. */
export const listStored = (tx: Tx, code: string | null): Promise<StoredMerchant[]> =>
  select(tx, code);

type Settings = Pick<StoredMerchant, 'settings'>;

const selectSettings = statement<Settings, [code: string]>(
  'find_settings',
  'select settings from merchant where code = $1',
);

/** Reads the merchant's current settings from the database; secret ones cannot be read this way. */
export async function readMerchantSettings(tx: Tx, code: string): Promise<ReadSetting> {
  const [found] = await selectSettings(tx, code);
  return readSettings(found?.settings ?? {});
}

const lock = statement<Settings, [code: string]>(
  'lock_settings',
  'select settings from merchant where code = $1 for no key update',
);

/** Locks and reads the settings. A second operator waits, so that no change is lost and the events of each contain the right earlier texts. */
export async function lockSettings(tx: Tx, code: string): Promise<StoredSettings> {
  const [found] = await lock(tx, code);
  return found?.settings ?? {};
}

const update = statement<Settings, [code: string, set: string, unset: readonly string[]]>(
  'update_settings',
  `update merchant set settings = (settings || $2::jsonb) - $3::text[], version = version + 1
    where code = $1 returning settings`,
);

/** Changes the settings, and returns all of them. */
export async function updateSettings(
  tx: Tx,
  code: string,
  { set, unset }: { set: StoredSettings; unset: readonly string[] },
): Promise<StoredSettings> {
  const [changed] = await update(tx, code, JSON.stringify(set), unset);
  return changed?.settings ?? {};
}
