// Selects a merchant's games that are in its lobby, and their columns.
import type { Merchant } from '#http/merchant';

/** Values of `isOnShelf`. */
export type Shelf = { hidden: string[] };

export const shelfOf = (merchant: Merchant): Shelf => ({
  hidden: [...merchant.setting('lobby.hiddenVendors')],
});

/** Condition for games in the lobby: offered now, not a vendor's lobby, and not of a hidden vendor. */
export const isOnShelf = `game.merchant_code = $merchant and game.listed and game.vendor <> all($hidden)`;

/** The columns shown of a game, without the searchable form of its names. */
export const gameColumns = `game.vendor, game.node_id as "nodeId", game.game_id as "gameId", game.category,
  game.names, game.classify, game.picture, game.details`;
