import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** The time for which browsers and proxies may cache what every guest sees; then they revalidate by ETag. */
const cache = { seconds: 60 };

export const vendorLanes = endpoint<typeof shapes.vendorLanes>()({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  audience: 'lobby',
  summary: 'The lobby’s lanes with their vendors and first games',
  module: 'COMM3',
  cache,
  errors: {},
});

export const gameList = endpoint<typeof shapes.gameList>()({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  audience: 'lobby',
  summary: 'Games by category, vendor, mark or name, page by page',
  module: 'GAMELO3',
  cache,
  // Serves a return to a long list, or a reload.
  keptInTab: cache,
  errors: {},
});

/** Ours. Never cached by a browser: the site calls it after each draw. */
export const drawList = endpoint<typeof shapes.drawList>()({
  method: 'GET',
  path: '/wps/draw/list',
  audience: 'lobby',
  summary: 'The next draws with their last results, and the server’s time',
  module: 'GAMELO3',
  atGateway: 'ours',
  errors: {},
});

export const recentGames = endpoint<typeof shapes.recentGames>()({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  audience: 'member',
  summary: 'The games that the member opened last, newest first',
  module: 'GAMELOREC3',
  errors: {},
});

export const favouriteGames = endpoint<typeof shapes.favouriteGames>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  audience: 'member',
  summary: 'The member’s favourite games, newest first',
  module: 'GAMELOFAV3',
  errors: {},
});

/** Marks a game; marking it twice is no error. A game that the merchant does not have is not_found. */
export const addFavouriteGame = endpoint<typeof shapes.addFavouriteGame>()({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  audience: 'member',
  summary: 'Mark a game as a favourite',
  module: 'GAMELOFAV3',
  errors: {},
});

/** Removes the mark; removing a mark that is not set is no error. */
export const removeFavouriteGame = endpoint<typeof shapes.removeFavouriteGame>()({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  audience: 'member',
  summary: 'Remove a game from the favourites',
  module: 'GAMELOFAV3',
  errors: {},
});

export const announcements = endpoint<typeof shapes.announcements>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  audience: 'lobby',
  summary: 'Banners, notices and popups, later promotions, in one call',
  module: 'COMM3',
  cache,
  errors: {},
});
