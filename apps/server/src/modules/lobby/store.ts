import type { Database, Tx } from '@parlour/database/connection';
import {
  banners,
  favouriteGames,
  games,
  laneCards,
  lanes,
  notices,
  recentGames,
} from '@parlour/database/tables/lobby';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { gameColumns, searchGames, type GameFilter } from './search-store.ts';
import { isOn, type Shelf } from './shelf-store.ts';

/** How many games a lane shows on home. */
const gamesPerLane = 12;
const mostRecent = 20;
/** More than anybody looks through; keeps the answer small. */
const mostFavourites = 200;

export const lobbyStore = (database: Database) => ({
  ...catalogueStore(database),
  ...memberStore(database),
});

/** What is the same for every visitor. */
const catalogueStore = (database: Database) => ({
  /** All that the lanes call is made of: a few hundred rows. */
  readLanes: (shelf: Shelf) =>
    database.transaction(shelf.merchantCode, async (tx) => ({
      lanes: await tx.select().from(lanes).orderBy(asc(lanes.position), asc(lanes.category)),
      cards: await tx
        .select()
        .from(laneCards)
        .orderBy(asc(laneCards.position), asc(laneCards.accountType)),
      counts: await tx
        .select({ category: games.category, games: sql<number>`count(*)::int` })
        .from(games)
        .where(isOn(shelf))
        .groupBy(games.category),
      marks: await readMarks(tx, shelf),
      firstGames: await readFirstGames(tx, shelf),
    })),

  readAnnouncements: (merchantCode: string) =>
    database.transaction(merchantCode, async (tx) => ({
      banners: await tx.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
      notices: await tx.select().from(notices).orderBy(asc(notices.position), asc(notices.id)),
    })),

  listGames: (shelf: Shelf, filter: GameFilter) =>
    database.transaction(shelf.merchantCode, (tx) => searchGames(tx, shelf, filter)),

  findGame: (shelf: Shelf, { vendor, nodeId }: GameKey) =>
    database.query(shelf.merchantCode, async (tx) => {
      const [row] = await tx
        .select(gameColumns)
        .from(games)
        .where(and(eq(games.vendor, vendor), eq(games.nodeId, nodeId), isOn(shelf)))
        .execute();
      return row ?? null;
    }),
});

/** Which vendors have games with which mark, per category. */
const readMarks = (tx: Tx, shelf: Shelf) =>
  tx
    .select({
      category: games.category,
      mark: sql<string>`mark`,
      vendors: sql<string[]>`array_agg(distinct ${games.vendor})`,
    })
    .from(games)
    .crossJoinLateral(sql`unnest(${games.classify}) as mark`)
    .where(isOn(shelf))
    .groupBy(games.category, sql`mark`)
    .orderBy(sql`mark`);

function readFirstGames(tx: Tx, shelf: Shelf) {
  const numbered = tx
    .select({
      ...gameColumns,
      place: sql<number>`row_number() over (
        partition by ${games.category}
        order by ${games.position}, ${games.vendor}, ${games.nodeId})`.as('place'),
    })
    .from(games)
    .where(isOn(shelf))
    .as('numbered');
  const { place, ...columns } = numbered._.selectedFields;
  return tx.select(columns).from(numbered).where(lte(place, gamesPerLane)).orderBy(place);
}

type GameKey = { vendor: string; nodeId: string };
type Mark = GameKey & { memberId: string };

/** A game that is not on keeps its marks. */
const gamesOf = (marks: typeof favouriteGames | typeof recentGames, shelf: Shelf) =>
  and(eq(games.vendor, marks.vendor), eq(games.nodeId, marks.nodeId), isOn(shelf));

const memberStore = (database: Database) => ({
  listRecent: (shelf: Shelf, memberId: string) =>
    database.query(shelf.merchantCode, (tx) =>
      tx
        .select(gameColumns)
        .from(recentGames)
        .innerJoin(games, gamesOf(recentGames, shelf))
        .where(eq(recentGames.memberId, memberId))
        .orderBy(desc(recentGames.playedAt), asc(games.vendor), asc(games.nodeId))
        .limit(mostRecent)
        .execute(),
    ),

  listFavourites: (shelf: Shelf, memberId: string) =>
    database.query(shelf.merchantCode, (tx) =>
      tx
        .select(gameColumns)
        .from(favouriteGames)
        .innerJoin(games, gamesOf(favouriteGames, shelf))
        .where(eq(favouriteGames.memberId, memberId))
        .orderBy(desc(favouriteGames.createdAt), asc(games.vendor), asc(games.nodeId))
        .limit(mostFavourites)
        .execute(),
    ),

  /** Marking twice leaves the first mark. */
  insertFavourite: (merchantCode: string, mark: Mark, createdAt: Date) =>
    database.query(merchantCode, (tx) =>
      tx
        .insert(favouriteGames)
        .values({ merchantCode, ...mark, createdAt })
        .onConflictDoNothing()
        .execute(),
    ),

  removeFavourite: (merchantCode: string, { memberId, vendor, nodeId }: Mark) =>
    database.query(merchantCode, (tx) =>
      tx
        .delete(favouriteGames)
        .where(
          and(
            eq(favouriteGames.memberId, memberId),
            eq(favouriteGames.vendor, vendor),
            eq(favouriteGames.nodeId, nodeId),
          ),
        )
        .execute(),
    ),
});

export type LobbyStore = ReturnType<typeof lobbyStore>;
export type LaneRows = Awaited<ReturnType<LobbyStore['readLanes']>>;
export type AnnouncementRows = Awaited<ReturnType<LobbyStore['readAnnouncements']>>;
export type BannerRow = AnnouncementRows['banners'][number];
export type NoticeRow = AnnouncementRows['notices'][number];
export type GameRow = NonNullable<Awaited<ReturnType<LobbyStore['findGame']>>>;
