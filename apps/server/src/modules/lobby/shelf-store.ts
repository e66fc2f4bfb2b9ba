// Which of a merchant's games are in its lobby, and what is read of each.
import { games } from '@parlour/database/tables/lobby';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Merchant } from '#http/merchant';

export type Shelf = { merchantCode: string; hiddenVendors: readonly string[] };

export const shelfOf = (merchant: Merchant): Shelf => ({
  merchantCode: merchant.code,
  hiddenVendors: merchant.setting('lobby.hiddenVendors'),
});

/** Somebody offers it now, it is no vendor's lobby, and its vendor is not hidden. */
export const isOn = ({ hiddenVendors }: Shelf) =>
  and(
    eq(games.listed, true),
    hiddenVendors.length > 0 ? notInArray(games.vendor, [...hiddenVendors]) : undefined,
  );

/** All that is shown of a game; the form of its names that is searched stays in the database. */
export const gameColumns = {
  vendor: games.vendor,
  nodeId: games.nodeId,
  gameId: games.gameId,
  category: games.category,
  names: games.names,
  classify: games.classify,
  picture: games.picture,
  details: games.details,
};
