// The address that launches a game (ROUTE-07): vendor, and the game's code or the vendor's lobby.
import type { Game } from '@parlour/contract/lobby/lobby';
import { href } from '#foundation/navigation/paths.ts';

type Launch = {
  vendor: string;
  nodeId: string | null;
  gameId: string | null;
  gameType: string | null;
};

const lobbyNode = 'LOTTO_LOBBY';

export function launchAddress({ vendor, nodeId, gameId, gameType }: Launch): string {
  const isLobby = nodeId === lobbyNode;
  const query = new URLSearchParams({
    vendor,
    ...(nodeId && !isLobby && { nodeId }),
    ...(isLobby ? { code: 'lobby' } : gameId && { code: gameId }),
    ...(gameType && { gameType }),
  });
  return href('launchGame', `?${query}`);
}

export const gameAddress = ({ vassalage, nodeId, gameId, gameType }: Game): string =>
  launchAddress({ vendor: vassalage, nodeId, gameId, gameType });
