// Reads and changes merchants' settings as the owner of the database, for the demo and for tests.
import { openDatabase } from '@parlour/database/connection';
import {
  changeStored,
  listStoredMerchants,
  type SettingsChange,
  type StoredMerchant,
} from '@parlour/server/staff/site';

export type { StoredMerchant };

export type MerchantSettings = {
  list(): Promise<StoredMerchant[]>;
  find(code: string): Promise<StoredMerchant | null>;
  /** Changes settings whose keys and texts have been checked; a key that is not set may be unset. Throws without a change if settings would contradict each other. */
  change(code: string, change: SettingsChange): Promise<void>;
};

/** Opens a connection for the duration of `run`. */
export async function withMerchantSettings<T>(
  ownerUrl: string,
  run: (settings: MerchantSettings) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: ownerUrl, connections: 1, isPatient: true });
  try {
    return await run({
      list: () => listStoredMerchants(database),
      find: async (code) => (await listStoredMerchants(database, code))[0] ?? null,
      change: (merchantCode, change) =>
        changeStored({ database, merchantCode }, change, new Date()),
    });
  } finally {
    await database.close();
  }
}
