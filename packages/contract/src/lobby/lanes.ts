// Lanes as derived from the lanes call (LOBBY-02, LOBBY-03), by the same code on server and site.
import { lotteryVendors } from '../launch/lottery-vendors.ts';
import type { Lane, LaneCard } from './lobby.ts';

export type VendorName = {
  /** The vendor's code as in `vendors`: RNG and PVP are TCG. */
  vendor: string;
  /** The account type in upper case, not merged. */
  type: string;
  /** The name that players read: the display name, else the account type as it was sent. */
  name: string;
};

export type DerivedLane = Lane & {
  gameCategory: string;
  vendors: string[];
  vendorNames: VendorName[];
  ordinal: number;
  /** A vendor's cards, in lane order. */
  vendorsMap: Map<string, LaneCard[]>;
};

const merged: ReadonlySet<string> = new Set(['RNG', 'PVP']);

/** Returns the vendor of an account type: upper case, RNG and PVP merged into TCG. */
export function vendorOf(accountTypeName: string): string {
  const type = accountTypeName.toUpperCase();
  return merged.has(type) ? lotteryVendors.common : type;
}

/** Categories whose ordinal depends on another category's, if the list contains that one. */
const derivedOrdinals: Record<string, { from: string; plus: number }> = {
  ELOTTO: { from: 'ELOTT', plus: 0 },
  SEA_LOTT: { from: 'ELOTT', plus: 5 },
  VIETNAM_LOTTO: { from: 'LOTT', plus: 1 },
};

/** Returns an ordinal for each category: 100, 200, 300 … by their order, except for `derivedOrdinals`. */
export function ordinalsOf(categories: readonly string[]): number[] {
  const step = (index: number) => (index + 1) * 100;
  return categories.map((category, index) => {
    const derived = Object.hasOwn(derivedOrdinals, category)
      ? derivedOrdinals[category]
      : undefined;
    const base = derived ? categories.indexOf(derived.from) : -1;
    return derived && base >= 0 ? step(base) + derived.plus : step(index);
  });
}

function vendorNamesOf(cards: readonly LaneCard[]): VendorName[] {
  const names = cards.map(({ accountTypeName, displayName }) => ({
    vendor: vendorOf(accountTypeName),
    type: accountTypeName.toUpperCase(),
    name: displayName || accountTypeName,
  }));
  return names.filter(({ type }, at) => names.findIndex((each) => each.type === type) === at);
}

/** Groups cards by vendor, without Map.groupBy, which is newer than the oldest browser we support. */
function cardsByVendor(cards: readonly LaneCard[]): Map<string, LaneCard[]> {
  const map = new Map<string, LaneCard[]>();
  for (const card of cards) {
    const vendor = vendorOf(card.accountTypeName);
    map.set(vendor, [...(map.get(vendor) ?? []), card]);
  }
  return map;
}

/** Derives the lanes in the order of the input; sort by `ordinal` to show them. */
export function deriveLanes(lanes: readonly Lane[]): DerivedLane[] {
  const categories = lanes.map(({ title }) => title.trim().toUpperCase());
  const ordinals = ordinalsOf(categories);
  return lanes.map((lane, at) => {
    const vendorsMap = cardsByVendor(lane.cards);
    return {
      ...lane,
      gameCategory: categories[at] ?? '',
      vendors: [...vendorsMap.keys()],
      vendorNames: vendorNamesOf(lane.cards),
      ordinal: ordinals[at] ?? 0,
      vendorsMap,
    };
  });
}
