// The game list: filters, pages, and a search that forgives one wrong letter where nothing is found as it was typed.
import type { Answer } from '@parlour/contract/endpoint';
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { gameList } from '@parlour/contract/lobby/calls';
import type { Language } from '@parlour/contract/languages';
import { presentGame } from './present-game.ts';
import type { Shelf } from './shelf-store.ts';
import type { LobbyStore } from './store.ts';

export type GameWish = {
  pageNo: number;
  pageSize: number;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  gameName?: string | undefined;
};

type For = { shelf: Shelf; language: Language };

export async function listGames(
  wish: GameWish,
  { shelf, language }: For,
  store: LobbyStore,
): Promise<Answer<typeof gameList>> {
  const { pageNo, pageSize } = wish;
  const { games, total } = await store.listGames(shelf, {
    category: wish.gameType,
    vendor: wish.vassalage === undefined ? undefined : vendorOf(wish.vassalage),
    mark: wish.gameClassify,
    name: wish.gameName,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return {
    games: games.map((game) => presentGame(game, language)),
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}
