// The vendors' names for players. A vendor may have a different name in each category (LOBBY-02).
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Game } from '@parlour/contract/lobby/lobby';

export type Vendor = { id: string; label: string };

/** The vendors in the order of the lanes (LOBBY-03), each once. */
export function vendorsOf(lanes: readonly DerivedLane[]): Vendor[] {
  const labels = new Map<string, string>();
  for (const { vendor, name } of lanes.flatMap((lane) => lane.vendorNames)) {
    if (!labels.has(vendor)) labels.set(vendor, name);
  }
  return [...labels].map(([id, label]) => ({ id, label }));
}

/** Returns the name of a game's vendor; undefined if no lane names it. */
export type NameVendor = (game: Pick<Game, 'gameType' | 'vassalage'>) => string | undefined;

export function vendorNames(lanes: readonly DerivedLane[]): NameVendor {
  const mapOf = (part: readonly DerivedLane[]) =>
    new Map(vendorsOf(part).map(({ id, label }) => [id, label]));
  const everywhere = mapOf(lanes);
  const ofCategory = new Map(lanes.map((lane) => [lane.gameCategory, mapOf([lane])]));
  return ({ gameType, vassalage }) =>
    ofCategory.get(gameType)?.get(vassalage) ?? everywhere.get(vassalage);
}
