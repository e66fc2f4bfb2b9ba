// The 300 games of the demo. All names, studios included, are invented.
import { arcade } from './arcade.ts';
import { elott } from './elott.ts';
import { fish } from './fish.ts';
import { live } from './live.ts';
import { lott } from './lott.ts';
import { pvp } from './pvp.ts';
import type { DemoGame } from './read-games.ts';
import { rng } from './rng.ts';
import { seaLott } from './sea-lott.ts';
import { sports } from './sports.ts';
import { vietnamLotto } from './vietnam-lotto.ts';

export const demoGames: DemoGame[] = [
  ...rng,
  ...live,
  ...fish,
  ...pvp,
  ...arcade,
  ...sports,
  ...elott,
  ...lott,
  ...seaLott,
  ...vietnamLotto,
];

export type PlacedGame = DemoGame & { position: number };

/** The order of a lane: what is hot first, and the vendors in turn, so that no row is of one studio. `turn` gives each merchant another studio in front. */
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
