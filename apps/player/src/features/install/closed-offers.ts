// The tab's memory of the install offers that were closed (SESS-02).
import type { KeyValue } from '#platform/storage.ts';

const skipKey = 'PWA_skipA2hs';
const closeTimesKey = 'PWA_a2hsCloseTimes';
const barKey = 'download_closed';

export const isHomeScreenSkipped = (tab: KeyValue): boolean => tab.read(skipKey) === '1';

/** Hides the home-screen bar for this session, and counts the closing (APP-04). */
export function skipHomeScreen(tab: KeyValue): void {
  tab.write(skipKey, '1');
  tab.write(closeTimesKey, String((Number(tab.read(closeTimesKey)) || 0) + 1));
}

/** Hides the home-screen bar after it was used, which does not count as a closing. */
export const endHomeScreen = (tab: KeyValue): void => tab.write(skipKey, '1');

export const isBarClosed = (tab: KeyValue): boolean => tab.read(barKey) === '1';
export const closeBar = (tab: KeyValue): void => tab.write(barKey, '1');
