// Stores what the lobby shows: lanes with their games, banners, notices and popups, and each member's recent and favourite games.
import type { Tx } from '@parlour/database/connection';
import {
  banners,
  favouriteGames,
  games,
  laneCards,
  lanes,
  notices,
  popupGroups,
  popups,
  recentGames,
} from '@parlour/database/tables/lobby';
import { and, asc, desc, eq, getTableColumns, lte, or, sql } from 'drizzle-orm';
import { gameColumns, isOn, type Shelf } from './shelf-store.ts';

/** The number of games that a lane shows on the home page. */
const gamesPerLane = 12;
const mostRecent = 20;
/** A bound for the size of the answer, more than a member looks through. */
const mostFavourites = 200;

/** Reads the data of the lanes call: a few hundred rows. */
export const readLanes = async (tx: Tx, shelf: Shelf) => ({
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
});

/** Vendors by mark and category. */
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
      rowNumber: sql<number>`row_number() over (
        partition by ${games.category}
        order by ${games.position}, ${games.vendor}, ${games.nodeId})`.as('row_number'),
    })
    .from(games)
    .where(isOn(shelf))
    .as('numbered');
  const { rowNumber, ...columns } = numbered._.selectedFields;
  return tx.select(columns).from(numbered).where(lte(rowNumber, gamesPerLane)).orderBy(rowNumber);
}

/** Reads banners with the names of the games to which they lead, if the lobby has those games. */
function readBanners(tx: Tx, shelf: Shelf) {
  const game = tx
    .select({ names: games.names })
    .from(games)
    .where(
      and(
        eq(games.vendor, banners.vendor),
        or(eq(games.nodeId, banners.nodeId), eq(games.gameId, banners.roomId)),
        isOn(shelf),
      ),
    )
    .orderBy(asc(games.position), asc(games.nodeId))
    .limit(1)
    .as('game_of_banner');
  return tx
    .select({ ...getTableColumns(banners), gameNames: game.names })
    .from(banners)
    .leftJoinLateral(game, sql`true`)
    .orderBy(asc(banners.position), asc(banners.id));
}

export const readAnnouncements = async (tx: Tx, shelf: Shelf) => ({
  banners: await readBanners(tx, shelf),
  notices: await tx.select().from(notices).orderBy(asc(notices.position), asc(notices.id)),
  popups: await readPopups(tx),
});

/** Reads announcements without banners. */
export const readTold = async (tx: Tx) => ({
  notices: await tx.select().from(notices),
  popups: await readPopups(tx),
});

const readPopups = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(popups), checkbox: popupGroups.checkbox })
    .from(popups)
    .innerJoin(popupGroups, eq(popupGroups.groupName, popups.groupName))
    .orderBy(asc(popups.groupName), asc(popups.position));

type GameKey = { vendor: string; nodeId: string };

export async function findGame(tx: Tx, shelf: Shelf, { vendor, nodeId }: GameKey) {
  const [row] = await tx
    .select(gameColumns)
    .from(games)
    .where(and(eq(games.vendor, vendor), eq(games.nodeId, nodeId), isOn(shelf)))
    .execute();
  return row ?? null;
}

type Mark = GameKey & { memberId: string };

/** Join condition with the games in the lobby: the mark of a game that left the lobby stays stored. */
const gamesOf = (marks: typeof favouriteGames | typeof recentGames, shelf: Shelf) =>
  and(eq(games.vendor, marks.vendor), eq(games.nodeId, marks.nodeId), isOn(shelf));

export const listRecent = (tx: Tx, shelf: Shelf, memberId: string) =>
  tx
    .select(gameColumns)
    .from(recentGames)
    .innerJoin(games, gamesOf(recentGames, shelf))
    .where(eq(recentGames.memberId, memberId))
    .orderBy(desc(recentGames.playedAt), asc(games.vendor), asc(games.nodeId))
    .limit(mostRecent)
    .execute();

export const listFavourites = (tx: Tx, shelf: Shelf, memberId: string) =>
  tx
    .select(gameColumns)
    .from(favouriteGames)
    .innerJoin(games, gamesOf(favouriteGames, shelf))
    .where(eq(favouriteGames.memberId, memberId))
    .orderBy(desc(favouriteGames.createdAt), asc(games.vendor), asc(games.nodeId))
    .limit(mostFavourites)
    .execute();

/** Adds a favourite, unless it is already one. */
export const insertFavourite = (tx: Tx, created: typeof favouriteGames.$inferInsert) =>
  tx.insert(favouriteGames).values(created).onConflictDoNothing().execute();

export const removeFavourite = (tx: Tx, { memberId, vendor, nodeId }: Mark) =>
  tx
    .delete(favouriteGames)
    .where(
      and(
        eq(favouriteGames.memberId, memberId),
        eq(favouriteGames.vendor, vendor),
        eq(favouriteGames.nodeId, nodeId),
      ),
    )
    .execute();

export type LaneRows = Awaited<ReturnType<typeof readLanes>>;
export type BellRows = Awaited<ReturnType<typeof readTold>>;
export type AnnouncementRows = Awaited<ReturnType<typeof readAnnouncements>>;
export type BannerRow = AnnouncementRows['banners'][number];
export type PopupRow = AnnouncementRows['popups'][number];
export type NoticeRow = AnnouncementRows['notices'][number];
export type GameRow = NonNullable<Awaited<ReturnType<typeof findGame>>>;
