// The lobby of a demo merchant: the places of its games with their order, names and marks, and the favourites and recent games of `demo`.
// The games themselves come from the integration's list; until it is pulled, the lobby shows none.
import type { Tx } from '@parlour/database/connection';
import { insertRows } from '@parlour/database/statements/run-statement';
import { demoBanners, demoNotices } from './demo-announcements.ts';
import { demoGames, placeGames } from './games/games.ts';
import { demoCards, demoLanes } from './games/lanes.ts';
import { demoLobbies } from './games/lobbies.ts';

/** Writes a merchant's lobby. `turn` makes the merchants differ where they would be alike. */
export async function seedLobby(tx: Tx, merchantCode: string, turn: number): Promise<void> {
  const inOrder = <Row>(rows: Row[]) =>
    rows.map((row, at) => ({ merchantCode, position: at + 1, ...row }));
  const categories = demoLanes[merchantCode] ?? [];
  const places = [...placeGames(turn), ...demoLobbies];
  await insertRows(
    tx,
    'game',
    places.map((game) => ({ merchantCode, ...game })),
  );
  await insertRows(tx, 'lane', inOrder(categories.map((category) => ({ category }))));
  await insertRows(
    tx,
    'lane_card',
    categories.flatMap((category) =>
      inOrder((demoCards[category] ?? []).map((card) => ({ category, ...card }))),
    ),
  );
  await insertRows(tx, 'banner', inOrder(demoBanners[merchantCode] ?? []));
  await insertRows(tx, 'notice', inOrder(demoNotices));
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
  tx: Tx,
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
  await insertRows(
    tx,
    'favourite_game',
    marks(favourites).map(({ mark, at }) => ({ ...mark, createdAt: at })),
  );
  await insertRows(
    tx,
    'recent_game',
    marks(recent).map(({ mark, at }) => ({ ...mark, playedAt: at })),
  );
  await insertRows(tx, 'rank_progress', [{ merchantCode, memberId, ...conditions }]);
}
