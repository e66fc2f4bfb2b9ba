// The rule by which settings of a merchant change: together, checked against each other, with an event for each (L1).
import { findConflict } from '@parlour/contract/site/setting-conflict.schema';
import type { StoredSettings } from '@parlour/contract/settings.schema';
import type { StaffActor } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { writeAudit } from '#modules/audit';
import { asMerchant, type MerchantAccess } from './as-merchant.ts';
import { settingEvents } from './setting-events.ts';
import { lockSettings, updateSettings } from './settings-store.ts';

export type SettingsChange = {
  /** Texts that have been checked; secret ones are sealed. */
  set?: StoredSettings | undefined;
  unset?: readonly string[] | undefined;
  /** The author of the change; default: the system. */
  by?: StaffActor | undefined;
};

/** Changes settings; a key that is not set may be unset. Refuses the change if settings would contradict each other. */
export const changeStored = (
  { database, merchantCode }: MerchantAccess,
  { set = {}, unset = [], by = { actor: 'system' } }: SettingsChange,
  at: Date,
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    const before = await lockSettings(tx, merchantCode);
    const after = await updateSettings(tx, merchantCode, { set, unset });
    const conflict = findConflict(after, [...Object.keys(set), ...unset]);
    if (conflict !== null) throw new StaffRefusal('setting_refused', conflict);
    const events = settingEvents(merchantCode, { before, after }, { by, at });
    for (const event of events) await writeAudit(tx, event);
  });
