// What many play, for whoever has not found a game yet: games that the operator marked as hot, else those that lead their lanes.
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Game } from '@parlour/contract/lobby/lobby';
import { gameKey } from './game-key.ts';

const isHot = ({ gameClassify = [] }: Game): boolean => gameClassify.includes('HOT');

/** One of each lane in turn, so that no kind of game stands alone. */
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
