// Selects a merchant's games that are in its lobby, and their columns.
import { games } from '@parlour/database/tables/lobby';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Merchant } from '#http/merchant';

export type Shelf = { merchantCode: string; hiddenVendors: readonly string[] };

export const shelfOf = (merchant: Merchant): Shelf => ({
  merchantCode: merchant.code,
  hiddenVendors: merchant.setting('lobby.hiddenVendors'),
});

/** Condition for games in the lobby: offered now, not a vendor's lobby, and not of a hidden vendor. */
export const isOn = ({ hiddenVendors }: Shelf) =>
  and(
    eq(games.listed, true),
    hiddenVendors.length > 0 ? notInArray(games.vendor, [...hiddenVendors]) : undefined,
  );

/** The columns shown of a game, without the searchable form of its names. */
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
