// The lobby: lanes, games, draws, search, banners and notices for every visitor, and a member's recent and favourite games. The launch module opens games.
import type { Database, Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { languageOf } from '#http/named-language';
import type { ServerModule } from '#server/module';
import { keepLobby } from './keep-lobby.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { listGames } from './list-games.ts';
import { paintedLobby } from './painted-lobby.ts';
import { executionOf } from './present-announcements.ts';
import { presentGame } from './present-games.ts';
import { shelfOf, type Shelf } from './shelf-store.ts';
import { listFavourites, listRecent, type GameRow } from './store.ts';

export { keepTold, type BellAnnouncement } from './bell-announcements.ts';

export function lobbyModule(deps: { database: Database; clock: () => Date }): ServerModule {
  const lobby = keepLobby(deps.database, deps.clock);
  type List = (tx: Tx, of: Shelf & { memberId: string }) => Promise<GameRow[]>;
  const answerWith =
    (list: List) => async (input: { language?: string | undefined }, call: MemberCall) => {
      const { merchant, session } = call;
      const [games, drawOf] = await Promise.all([
        deps.database.query(merchant.code, (tx) =>
          list(tx, { ...shelfOf(merchant), memberId: session.memberId }),
        ),
        lobby.drawOf(merchant),
      ]);
      const language = languageOf(call, input.language);
      return { games: games.map((game) => presentGame(game, language, drawOf)) };
    };
  return {
    name: 'lobby',
    calls: {
      vendorLanes: ({ language }, call) => lobby.lanes(call.merchant, languageOf(call, language)),
      drawList: async ({ language }, call) => ({
        now: deps.clock().getTime(),
        // A merchant with its own gateway gets none: our tables do not know which games that gateway plays.
        games:
          call.merchant.setting('gateway.url') === null
            ? await lobby.draws(call.merchant, languageOf(call, language))
            : [],
      }),
      gameList: (input, call) => listGames(input, call, { ...deps, drawOf: lobby.drawOf }),
      announcements: ({ language, types, groupName }, call) => {
        const filter = { types, groupName, execution: executionOf(call) };
        return lobby.announcements(call.merchant, filter, languageOf(call, language));
      },
      recentGames: answerWith(listRecent),
      favouriteGames: answerWith(listFavourites),
      addFavouriteGame: (input, call) => addFavourite(input, call, deps),
      removeFavouriteGame: (input, call) => removeFavourite(input, call, deps),
    },
    paints: { lobby: paintedLobby(lobby) },
  };
}
