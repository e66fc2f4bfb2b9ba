// The address that launches a game (ROUTE-07), by its vendor and the game's code or the vendor's lobby.
import type { Game } from '@parlour/contract/lobby/lobby';
import { href } from '#foundation/navigation/paths.ts';

type Launch = {
  vendor: string;
  nodeId: string | null;
  gameId: string | null;
  gameType: string | null;
};

const lobbyNode = 'LOTTO_LOBBY';

export const launchAddress = (launch: Launch): string => href('launchGame', queryOf(launch));

function queryOf({ vendor, nodeId, gameId, gameType }: Launch): string {
  const isLobby = nodeId === lobbyNode;
  const query = new URLSearchParams({
    vendor,
    ...(nodeId && !isLobby && { nodeId }),
    ...(isLobby ? { code: 'lobby' } : gameId && { code: gameId }),
    ...(gameType && { gameType }),
  });
  return `?${query}`;
}

const launchOf = ({ vassalage, nodeId, gameId, gameType }: Game): Launch => ({
  vendor: vassalage,
  nodeId,
  gameId,
  gameType,
});

export const gameAddress = (game: Game): string => launchAddress(launchOf(game));

/** The address of the game for play money; null if its supplier has none. */
export const trialAddress = (game: Game): string | null =>
  game.hasTrial === false ? null : href('trialGame', queryOf(launchOf(game)));
