// The lobby of a demo merchant: the places of its games with their order, names and marks, and the favourites and recent games of `demo`.
// The games themselves come from the integration's list; until it is pulled, the lobby shows none.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  banners,
  favouriteGames,
  games,
  laneCards,
  lanes,
  notices,
  recentGames,
} from '@parlour/database/tables/lobby';
import { rankProgress } from '@parlour/database/tables/member';
import { demoBanners, demoNotices } from './demo-announcements.ts';
import { demoGames, placeGames } from './games/games.ts';
import { demoCards, demoLanes } from './games/lanes.ts';
import { demoLobbies } from './games/lobbies.ts';

/** Writes a merchant's lobby. `turn` makes the merchants differ where they would be alike. */
export async function seedLobby(
  tx: NodePgDatabase,
  merchantCode: string,
  turn: number,
): Promise<void> {
  const inOrder = <Row>(rows: Row[]) =>
    rows.map((row, at) => ({ merchantCode, position: at + 1, ...row }));
  const categories = demoLanes[merchantCode] ?? [];
  const places = [...placeGames(turn), ...demoLobbies];
  await tx.insert(games).values(places.map((game) => ({ merchantCode, ...game })));
  await tx.insert(lanes).values(inOrder(categories.map((category) => ({ category }))));
  await tx
    .insert(laneCards)
    .values(
      categories.flatMap((category) =>
        inOrder((demoCards[category] ?? []).map((card) => ({ category, ...card }))),
      ),
    );
  await tx.insert(banners).values(inOrder(demoBanners[merchantCode] ?? []));
  await tx.insert(notices).values(inOrder(demoNotices));
}

const favourites = ['tide-and-pearl', 'three-lanterns', 'paper-kite', 'minute-keno', 'koi-pond'];
const recent = [
  'lucky-six',
  'jade-garden',
  'paper-kite',
  'pearl-diver',
  'friday-six',
  'festival-night',
  'harbour-keno',
];
/** Progress from Gold to the next label (MEMBER-05). */
const conditions = { completedConditions: 7, totalConditions: 10 };

const minute = 60_000;

/** Writes the favourites, recent games and progress of a member. The first of each list is the newest. */
export async function seedDemoMember(
  tx: NodePgDatabase,
  merchantCode: string,
  memberId: string,
): Promise<void> {
  const now = Date.now();
  const marks = (gameIds: string[]) =>
    gameIds.map((gameId, at) => {
      const game = demoGames.find((each) => each.gameId === gameId);
      if (!game) throw new Error(`The demo has no game ${gameId}`);
      const { vendor, nodeId } = game;
      return {
        mark: { merchantCode, memberId, vendor, nodeId },
        at: new Date(now - at * 47 * minute),
      };
    });
  await tx
    .insert(favouriteGames)
    .values(marks(favourites).map(({ mark, at }) => ({ ...mark, createdAt: at })));
  await tx
    .insert(recentGames)
    .values(marks(recent).map(({ mark, at }) => ({ ...mark, playedAt: at })));
  await tx.insert(rankProgress).values({ merchantCode, memberId, ...conditions });
}
