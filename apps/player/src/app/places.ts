// The site's few places, which the tab bar leads to.
import { findPage, type PageName } from '#foundation/navigation/paths.ts';

export type Place = 'home' | 'games' | 'rewards' | 'me';

const placeOf: Partial<Record<PageName, Place>> = {
  home: 'home',
  game: 'games',
  rewardCenter: 'rewards',
  memberHome: 'me',
};

/** Null for a page that is none of them, and has no tab bar. */
export function findPlace(path: string): Place | null {
  const page = findPage(path);
  return page ? (placeOf[page] ?? null) : null;
}
