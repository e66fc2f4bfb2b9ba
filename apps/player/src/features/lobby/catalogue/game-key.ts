import type { Game } from '@parlour/contract/lobby/lobby';

/** The key of a game among all games of a merchant. */
export const gameKey = ({ vassalage, nodeId }: Pick<Game, 'vassalage' | 'nodeId'>): string =>
  `${vassalage}/${nodeId}`;
