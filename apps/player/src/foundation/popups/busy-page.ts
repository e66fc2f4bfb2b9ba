import { currentAddress } from '#platform/address.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { pages } from '#pages/pages.ts';
import type { Hindrance } from './turns.ts';

/** Returns what the current page occupies the reader with, such as a game; null if nothing. */
export function busyPage(): Hindrance | null {
  const name = findPage(currentAddress().path);
  return (name && pages[name].busyWith) ?? null;
}
