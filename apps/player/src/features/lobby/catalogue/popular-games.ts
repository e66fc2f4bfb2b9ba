// Popular games: those that the operator marked as hot, else the first of each lane.
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Game } from '@parlour/contract/lobby/lobby';
import { gameKey } from './game-key.ts';

const isHot = ({ gameClassify = [] }: Game): boolean => gameClassify.includes('HOT');

/** Takes one game of each lane in turn, so that the kinds are mixed. */
function inTurns(lists: readonly (readonly Game[])[]): Game[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

export function popularGames(lanes: readonly DerivedLane[], most: number): Game[] {
  const lists = lanes.map(({ games = [] }) => games);
  const hotFirst = [...inTurns(lists.map((games) => games.filter(isHot))), ...inTurns(lists)];
  const unlike = new Map(hotFirst.map((game) => [gameKey(game), game]));
  return [...unlike.values()].slice(0, most);
}
