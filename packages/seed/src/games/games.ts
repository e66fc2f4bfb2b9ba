// The games of the demo: all our own titles, and no others.
import { titles } from '@parlour/games/titles/titles';
import type { Texts } from '@parlour/database/columns/lobby';

export type DemoGame = {
  category: string;
  vendor: string;
  nodeId: string;
  gameId: string;
  names: Texts;
  classify: string[];
};

export const demoGames: DemoGame[] = titles.map(
  ({ category, vendor, nodeId, gameCode, names, marks }) => ({
    category,
    vendor,
    nodeId,
    gameId: gameCode,
    names,
    classify: [...marks],
  }),
);

export type PlacedGame = DemoGame & { position: number };

/** Orders the games within their lanes: hot games first, and vendors in turn, so that no row is of one studio. `turn` puts another studio in front for each merchant. */
export function placeGames(turn: number): PlacedGame[] {
  return Object.values(Object.groupBy(demoGames, ({ category }) => category)).flatMap((lane = []) =>
    placeLane(lane, turn),
  );
}

function placeLane(lane: DemoGame[], turn: number): PlacedGame[] {
  const vendors = [...new Set(lane.map(({ vendor }) => vendor))];
  const seen = new Map<string, number>();
  const keyed = lane.map((game) => {
    const heat = game.classify.includes('HOT') ? 0 : 1;
    const round = (seen.get(`${heat}${game.vendor}`) ?? 0) + 1;
    seen.set(`${heat}${game.vendor}`, round);
    const seat = (vendors.indexOf(game.vendor) + turn) % vendors.length;
    return { game, key: heat * 1_000_000 + round * 1_000 + seat };
  });
  return keyed
    .toSorted((one, other) => one.key - other.key)
    .map(({ game }, at) => ({ ...game, position: at + 1 }));
}
