// Stores what the lobby shows: lanes with their games, draws, banners, notices and popups, and each member's recent and favourite games.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';
import { gameColumns, isOnShelf, type Shelf } from './shelf-store.ts';

/** The number of games that a lane shows on the home page. */
const gamesPerLane = 12;
const mostRecent = 20;
/** A bound for the size of the answer, more than a member looks through. */
const mostFavourites = 200;
/** A bound for the size of the answer, above what any merchant has. */
const mostDraws = 500;

const selectLanes = tenantStatement<shapes.LobbyLanes>(
  'lobby_lanes',
  `select category from lane where merchant_code = $merchant order by position, category`,
);
const selectCards = tenantStatement<shapes.LobbyCards>(
  'lobby_cards',
  `select category, account_type as "accountType", display_name as "displayName"
     from lane_card where merchant_code = $merchant order by position, account_type`,
);
const countGames = tenantStatement<shapes.LobbyCounts>(
  'lobby_counts',
  `select category, count(*)::int as "games!" from game where ${isOnShelf} group by category`,
);
/** Vendors by mark and category. */
const selectMarks = tenantStatement<shapes.LobbyMarks>(
  'lobby_marks',
  `select game.category, mark as "mark!", array_agg(distinct game.vendor) as "vendors!"
     from game cross join lateral unnest(game.classify) as mark
    where ${isOnShelf} group by game.category, mark order by mark`,
);
const selectFirstGames = tenantStatement<shapes.LobbyFirstGames>(
  'lobby_first_games',
  `select ${gameColumns}
     from (select game.*, row_number() over (partition by category order by position, vendor, node_id) as number
             from game where ${isOnShelf}) as game
    where game.number <= ${gamesPerLane} order by game.number`,
);

/** Reads the data of the lanes call: a few hundred rows. */
export const readLanes = async (tx: Tx, shelf: Shelf) => ({
  lanes: await selectLanes(tx),
  cards: await selectCards(tx),
  counts: await countGames(tx, shelf),
  marks: await selectMarks(tx, shelf),
  firstGames: await selectFirstGames(tx, shelf),
});

/** Lists draws of games in the order of the lanes. */
export const readDraws = tenantStatement<shapes.LobbyDraws>(
  'lobby_draws',
  `select ${gameColumns}, draw.next_draw_at as "nextDrawAt", draw.last_result as "lastResult", draw.prize
     from game_draw draw
     join game on game.merchant_code = draw.merchant_code and game.vendor = draw.vendor and game.game_id = draw.game_id
     join lane on lane.merchant_code = game.merchant_code and lane.category = game.category
    where draw.merchant_code = $merchant and ${isOnShelf}
    order by lane.position, game.position, game.vendor, game.node_id limit ${mostDraws}`,
);

/** Selects banners with the names of the games to which they lead, if the lobby has those games. */
const selectBanners = tenantStatement<shapes.LobbyBanners>(
  'lobby_banners',
  `select banner.id, banner.group_name as "groupName", banner.execution, banner.titles, banner.contents,
          banner.picture, banner.linkage_type as "linkageType", banner.url, banner.linkage, banner.vendor,
          banner.node_id as "nodeId", banner.room_id as "roomId", banner.game_type as "gameType",
          game.names as "gameNames"
     from banner left join lateral (
       select game.names from game
        where ${isOnShelf} and game.vendor = banner.vendor
          and (game.node_id = banner.node_id or game.game_id = banner.room_id)
        order by game.position, game.node_id limit 1
     ) game on true
    where banner.merchant_code = $merchant order by banner.position, banner.id`,
);
const selectNotices = tenantStatement<shapes.LobbyNotices>(
  'lobby_notices',
  `select id, execution, titles, contents, created_at as "createdAt"
     from notice where merchant_code = $merchant order by position, id`,
);
const selectPopups = tenantStatement<shapes.LobbyPopups>(
  'lobby_popups',
  `select popup.group_name as "groupName", popup.id, popup.execution, popup.titles, popup.contents,
          popup.promotion_type as "promotionType", popup.starts_at as "startsAt", popup.ends_at as "endsAt",
          popup.is_forced_read as "isForcedRead", popup.activity_url as "activityUrl",
          popup.created_at as "createdAt", popup_group.checkbox
     from popup join popup_group
       on popup_group.merchant_code = popup.merchant_code and popup_group.group_name = popup.group_name
    where popup.merchant_code = $merchant order by popup.group_name, popup.position`,
);

/** Reads announcements without banners. */
export const readTold = async (tx: Tx) => ({
  notices: await selectNotices(tx),
  popups: await selectPopups(tx),
});

export const readAnnouncements = async (tx: Tx, shelf: Shelf) => ({
  banners: await selectBanners(tx, shelf),
  ...(await readTold(tx)),
});

type GameKey = { vendor: string; nodeId: string };

const selectGame = tenantStatement<shapes.LobbyGame>(
  'lobby_game',
  `select ${gameColumns} from game where ${isOnShelf} and game.vendor = $vendor and game.node_id = $nodeId`,
);
export async function findGame(tx: Tx, shelf: Shelf, key: GameKey): Promise<GameRow | null> {
  const [row] = await selectGame(tx, { ...shelf, ...key });
  return row ?? null;
}

/** Join condition of a member's marks with the games in the lobby: the mark of a game that left the lobby stays stored. */
const itsGame = `game.merchant_code = marked.merchant_code and game.vendor = marked.vendor
  and game.node_id = marked.node_id and ${isOnShelf}`;

export const listRecent = tenantStatement<shapes.LobbyRecent>(
  'lobby_recent',
  `select ${gameColumns} from recent_game marked join game on ${itsGame}
    where marked.merchant_code = $merchant and marked.member_id = $memberId
    order by marked.played_at desc, game.vendor, game.node_id limit ${mostRecent}`,
);

export const listFavourites = tenantStatement<shapes.LobbyFavourites>(
  'lobby_favourites',
  `select ${gameColumns} from favourite_game marked join game on ${itsGame}
    where marked.merchant_code = $merchant and marked.member_id = $memberId
    order by marked.created_at desc, game.vendor, game.node_id limit ${mostFavourites}`,
);

/** Adds a favourite, unless it is already one. */
export const insertFavourite = tenantStatement<shapes.LobbyNewFavourite>(
  'lobby_new_favourite',
  `insert into favourite_game (merchant_code, member_id, vendor, node_id, created_at)
   values ($merchant, $memberId, $vendor, $nodeId, $createdAt) on conflict do nothing`,
);

export const removeFavourite = tenantStatement<shapes.LobbyOldFavourite>(
  'lobby_old_favourite',
  `delete from favourite_game
    where merchant_code = $merchant and member_id = $memberId and vendor = $vendor and node_id = $nodeId`,
);

export type LaneRows = Awaited<ReturnType<typeof readLanes>>;
export type BellRows = Awaited<ReturnType<typeof readTold>>;
export type AnnouncementRows = Awaited<ReturnType<typeof readAnnouncements>>;
export type DrawRow = shapes.LobbyDraws['row'];
export type BannerRow = shapes.LobbyBanners['row'];
export type PopupRow = shapes.LobbyPopups['row'];
export type NoticeRow = shapes.LobbyNotices['row'];
export type GameRow = shapes.LobbyGame['row'];
