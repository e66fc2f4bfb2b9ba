import type { Game } from '@parlour/contract/lobby/lobby';

/** What tells two games of a merchant apart. */
export const gameKey = ({ vassalage, nodeId }: Pick<Game, 'vassalage' | 'nodeId'>): string =>
  `${vassalage}/${nodeId}`;
