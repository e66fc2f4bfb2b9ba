import { shapes } from '@parlour/contract/contract.schema';
import * as lobby from '@parlour/contract/lobby/calls';
import type { MemberCall } from '#http/call';
import { languageOf } from '#http/named-language';
import { route, type Api } from '#http/route';
import type { Catalogue } from './catalogue.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { listGames } from './list-games.ts';
import { presentGame } from './present-game.ts';
import { shelfOf, type Shelf } from './shelf-store.ts';
import type { GameRow, LobbyStore } from './store.ts';

export type LobbyDeps = { store: LobbyStore; catalogue: Catalogue; clock: () => Date };

export function lobbyRoutes(api: Api, deps: LobbyDeps): void {
  publicRoutes(api, deps);
  memberRoutes(api, deps);
}

function publicRoutes(api: Api, { store, catalogue }: LobbyDeps): void {
  route(api, [lobby.vendorLanes, shapes.vendorLanes], async ({ language }, call) => ({
    data: { lanes: await catalogue.lanes(call.merchant, languageOf(call, language)) },
  }));
  route(api, [lobby.gameList, shapes.gameList], ({ language, ...wish }, call) => {
    const reader = { shelf: shelfOf(call.merchant), language: languageOf(call, language) };
    return listGames(wish, reader, store);
  });
  route(api, [lobby.announcements, shapes.announcements], ({ language, ...wanted }, call) =>
    catalogue.announcements(call.merchant, wanted, languageOf(call, language)),
  );
}

function memberRoutes(api: Api, deps: LobbyDeps): void {
  const { store } = deps;
  type List = (shelf: Shelf, memberId: string) => Promise<GameRow[]>;
  const answerWith =
    (list: List) => async (input: { language?: string | undefined }, call: MemberCall) => {
      const games = await list(shelfOf(call.merchant), call.session.memberId);
      const language = languageOf(call, input.language);
      return { games: games.map((game) => presentGame(game, language)) };
    };
  route(api, [lobby.recentGames, shapes.recentGames], answerWith(store.listRecent));
  route(api, [lobby.favouriteGames, shapes.favouriteGames], answerWith(store.listFavourites));
  route(api, [lobby.addFavouriteGame, shapes.addFavouriteGame], (marked, call) =>
    addFavourite(marked, call, deps),
  );
  route(api, [lobby.removeFavouriteGame, shapes.removeFavouriteGame], (marked, call) =>
    removeFavourite(marked, call, deps),
  );
}
