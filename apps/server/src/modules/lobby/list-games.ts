// The game list: filters, pages, and a search that tolerates one wrong letter per word if there is no exact match.
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { languageOf } from '#http/named-language';
import type { CallAnswer, CallInput } from '#http/route';
import type { KeptDraws } from './draws.ts';
import { presentGame } from './present-games.ts';
import { searchGames } from './search-store.ts';
import { shelfOf } from './shelf-store.ts';

export async function listGames(
  input: CallInput<'gameList'>,
  call: Call,
  { database, drawOf: readDraws }: { database: Database; drawOf: KeptDraws['drawOf'] },
): Promise<CallAnswer<'gameList'>> {
  const { pageNo, pageSize, gameType, vassalage, gameClassify, gameName } = input;
  const filter = {
    category: gameType,
    vendor: vassalage === undefined ? undefined : vendorOf(vassalage),
    mark: gameClassify,
    name: gameName,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  };
  const { games, total } = await database.transaction(call.merchant.code, (tx) =>
    searchGames(tx, shelfOf(call.merchant), filter),
  );
  const language = languageOf(call, input.language);
  const drawOf = await readDraws(call.merchant);
  return {
    games: games.map((game) => presentGame(game, language, drawOf)),
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}
