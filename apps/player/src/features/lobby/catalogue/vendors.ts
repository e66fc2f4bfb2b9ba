// The vendors' names as players read them; the same vendor may have another one in each category (LOBBY-02).
import type { DerivedLane } from '@parlour/contract/lobby-lanes';
import type { Game } from '@parlour/contract/lobby';

export type Vendor = { id: string; label: string };

/** In the order of the lanes (LOBBY-03), each once. */
export function vendorsOf(lanes: readonly DerivedLane[]): Vendor[] {
  const vendors = lanes.flatMap((lane) =>
    lane.vendorNames.map(({ vendor, name }) => ({ id: vendor, label: name })),
  );
  return vendors.filter(({ id }, at) => vendors.findIndex((each) => each.id === id) === at);
}

/** Undefined where no lane names the vendor. */
export function vendorName(
  lanes: readonly DerivedLane[],
  { gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>,
): string | undefined {
  const own = lanes.filter(({ gameCategory }) => gameCategory === gameType);
  return [...vendorsOf(own), ...vendorsOf(lanes)].find(({ id }) => id === vassalage)?.label;
}
