// What settings must not say together. Whoever writes them asks in the transaction that does.
import { readSettings, type StoredSettings } from '../settings.schema.ts';

/** A sentence for whoever changes `keys`, so that `after` would be stored; null where nothing that they say contradicts another setting. */
export function findConflict(after: StoredSettings, keys: readonly string[]): string | null {
  if (!keys.includes('languages') && !keys.includes('defaultLanguage')) return null;
  const read = readSettings(after);
  const [list, byDefault] = [read('languages'), read('defaultLanguage')];
  if (list.includes(byDefault)) return null;
  return `defaultLanguage would be ${byDefault}, which is not in languages (${list.join(', ')}): change both in one command.`;
}
