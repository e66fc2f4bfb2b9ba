// Stores merchants' settings as staff change them. Secret ones arrive sealed.
import {
  readSettings,
  type ReadSetting,
  type StoredSettings,
} from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type StoredMerchant = shapes.ListStoredMerchants['row'];

/** Lists the merchant of the code, or all, with their settings as they are stored. */
export const listStored = tenantStatement<shapes.ListStoredMerchants>(
  'list_stored_merchants',
  `select code, settings, array(select host from merchant_host where merchant_code = code order by host) as "hosts!"
     from merchant where $code?::text is null or code = $code order by code`,
  { isPlannedEachTime: true },
);

const selectSettings = tenantStatement<shapes.FindSettings>(
  'find_settings',
  'select settings from merchant where code = $code',
);

/** Reads the merchant's current settings from the database; secret ones cannot be read this way. */
export async function readMerchantSettings(tx: Tx, code: string): Promise<ReadSetting> {
  const [found] = await selectSettings(tx, { code });
  return readSettings(found?.settings ?? {});
}

const lock = tenantStatement<shapes.LockSettings>(
  'lock_settings',
  'select settings from merchant where code = $code for no key update',
);

/** Locks and reads the settings. A second operator waits, so that no change is lost and the events of each contain the right earlier texts. */
export async function lockSettings(tx: Tx, code: string): Promise<StoredSettings> {
  const [found] = await lock(tx, { code });
  return found?.settings ?? {};
}

const update = tenantStatement<shapes.UpdateSettings>(
  'update_settings',
  `update merchant set settings = (settings || $set::jsonb) - $unset::text[], version = version + 1
    where code = $code returning settings`,
);

/** Changes the settings, and returns all of them. */
export async function updateSettings(
  tx: Tx,
  code: string,
  { set, unset }: { set: StoredSettings; unset: readonly string[] },
): Promise<StoredSettings> {
  const [changed] = await update(tx, { code, set: JSON.stringify(set), unset: [...unset] });
  return changed?.settings ?? {};
}
