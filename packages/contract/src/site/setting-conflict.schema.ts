// Settings that contradict each other. A caller that writes settings checks this in the same transaction.
import { readSettings, type StoredSettings } from '../settings.schema.ts';

/** Returns a sentence for the operator if a change of `keys` contradicts another setting in `after`, the settings that would be stored; null if not. */
export function findConflict(after: StoredSettings, keys: readonly string[]): string | null {
  if (!keys.includes('languages') && !keys.includes('defaultLanguage')) return null;
  const read = readSettings(after);
  const [list, byDefault] = [read('languages'), read('defaultLanguage')];
  if (list.includes(byDefault)) return null;
  return `defaultLanguage would be ${byDefault}, which is not in languages (${list.join(', ')}): change both in one command.`;
}
