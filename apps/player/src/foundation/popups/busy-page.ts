import { currentAddress } from '#platform/address.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { pages } from '#pages/pages.ts';
import type { Hindrance } from './turns.ts';

/** What the reader is in the middle of by being on this very page, such as a game. */
export function busyPage(): Hindrance | null {
  const name = findPage(currentAddress().path);
  return (name && pages[name].busyWith) ?? null;
}
