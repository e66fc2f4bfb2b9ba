// Audit events of a change of settings: one for each setting whose text changed.
import type { AuditEvent } from '@parlour/contract/audit/event';
import { findSetting, type StoredSettings } from '@parlour/contract/settings.schema';
import type { StaffCall } from '#http/staff/staff-call';
import { auditFromStaff } from '#modules/audit';

type Change = { before: StoredSettings; after: StoredSettings };
type SettingEvent = AuditEvent<'merchant.setting'>;

/** Makes the events of a change, in the order of the keys. */
export function settingEvents(
  merchantCode: string,
  { before, after }: Change,
  call: StaffCall & { at: Date },
): SettingEvent[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const isChanged = (key: string): boolean => before[key] !== after[key];
  const from = auditFromStaff(call, merchantCode);
  return [...keys]
    .filter(isChanged)
    .toSorted()
    .map((key) => ({
      ...from,
      action: 'merchant.setting',
      about: describeChange(key, { before, after }),
      at: call.at,
      memberId: null,
    }));
}

/** Describes the change of one key, without texts if it is secret. A key that is no longer a setting may have been secret. */
function describeChange(key: string, { before, after }: Change): SettingEvent['about'] {
  const setting = findSetting(key);
  const isOpen = setting !== null && !setting.isSecret && !setting.isConfidential;
  if (!isOpen) return { key, isSecret: true, isSet: key in after };
  return { key, isSecret: false, from: beginningOf(before[key]), to: beginningOf(after[key]) };
}

const mostCharacters = 1_000;

/** Cuts a text to the most that is stored; null if the shipped value counts. Half a surrogate pair could not be stored. */
const beginningOf = (text: string | undefined): string | null =>
  text?.slice(0, mostCharacters).toWellFormed() ?? null;
