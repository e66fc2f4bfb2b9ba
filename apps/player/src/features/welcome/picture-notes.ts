// The notes about welcome pictures that were seen and saved (WELC-02).
import type { KeyValue } from '#platform/storage.ts';

const seenKey = 'welcome_seen';
const savedKey = 'welcome_saved';
/** The greatest number of stored names, far more than a merchant uses. */
const mostSaved = 20;

export const isSeen = (tab: KeyValue): boolean => tab.read(seenKey) === '1';
export const noteSeen = (tab: KeyValue): void => tab.write(seenKey, '1');

function savedNames(device: KeyValue): string[] {
  try {
    const names: unknown = JSON.parse(device.read(savedKey) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
export const isSaved = (device: KeyValue, name: string): boolean =>
  savedNames(device).includes(name);

/** Notes a picture as saved. Only the newest names are stored. */
export function noteSaved(device: KeyValue, name: string): void {
  const others = savedNames(device).filter((each) => each !== name);
  device.write(savedKey, JSON.stringify([...others, name].slice(-mostSaved)));
}
