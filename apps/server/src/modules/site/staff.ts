// Staff's calls on merchants and their settings (`npm run merchant`).
import { findSetting, isAccepted } from '@parlour/contract/settings.schema';
import type { Setting } from '@parlour/contract/setting';
import type { Database } from '@parlour/database/connection';
import { sealSettings } from '@parlour/database/sealed-settings';
import type { StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { changeStored } from './change-settings.ts';
import { listStored, type StoredMerchant } from './settings-store.ts';

// The demo and fixtures change settings by the same rule.
export { changeStored, type SettingsChange } from './change-settings.ts';
export type { StoredMerchant } from './settings-store.ts';

type SiteCalls = StaffHandlers<'listMerchants' | 'showSettings' | 'changeSettings'>;
type StaffDeps = { database: Database; clock: () => Date; secretKey: () => Buffer };

/** Lists the merchant of the code, or all, with their settings as they are stored. */
export const listStoredMerchants = (
  database: Database,
  code: string | null = null,
): Promise<StoredMerchant[]> => database.acrossMerchants((tx) => listStored(tx, { code }));

export const siteStaff = ({ database, clock, secretKey }: StaffDeps): SiteCalls => ({
  listMerchants: async () => ({ merchants: await listStoredMerchants(database) }),

  showSettings: async ({ merchant }) => {
    const { settings, ...found } = await getStored(database, merchant);
    const shown = Object.entries(settings).map(([key, text]) => [key, isSecret(key) ? null : text]);
    return { ...found, settings: Object.fromEntries(shown) as Record<string, string | null> };
  },

  changeSettings: async ({ merchant: merchantCode, set: plain, unset }, { by }) => {
    for (const [key, text] of Object.entries(plain)) requireAccepted(getSetting(key), key, text);
    unset.forEach(getSetting);
    await getStored(database, merchantCode);
    const set = Object.keys(plain).some(isSecret)
      ? sealSettings(plain, { merchantCode, secretKey: secretKey() })
      : plain;
    await changeStored({ database, merchantCode }, { set, unset, by }, clock());
    return {};
  },
});

const isSecret = (key: string): boolean => findSetting(key)?.isSecret === true;

async function getStored(database: Database, code: string): Promise<StoredMerchant> {
  const merchants = await listStoredMerchants(database);
  const found = merchants.find((each) => each.code === code);
  if (found) return found;
  const codes = merchants.map((each) => each.code).join(', ');
  throw new StaffRefusal(
    'no_merchant',
    `There is no merchant "${code}". There is: ${codes || 'none'}.`,
  );
}

function getSetting(key: string): Setting<unknown> {
  const found = findSetting(key);
  if (found) return found;
  throw new StaffRefusal('setting_refused', `There is no setting "${key}".`);
}

function requireAccepted(setting: Setting<unknown>, key: string, text: string): void {
  if (isAccepted(setting, text)) return;
  const { expects } = setting.kind;
  throw new StaffRefusal('setting_refused', `${key} takes ${expects}, not "${text}".`);
}
