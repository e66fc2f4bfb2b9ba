// Stores and reads what a launch needs: the game, the member's type, and the recently played games.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { writeFact } from '#modules/outbox';
import type * as shapes from './shapes.ts';

/** A game, or with a null `gameId` the vendor's lobby; `category` if the game must be in that one. */
type GameKey = { vendor: string; gameId: string | null; category: string | undefined };
export type PlayableGame = shapes.LaunchGame['row'];

const selectGame = tenantStatement<shapes.LaunchGame>(
  'launch_game',
  `select vendor, node_id as "nodeId", game_id as "gameId", category, names, integration,
          least_stake as "leastStake", is_lobby as "isLobby"
     from game
    where merchant_code = $merchant and vendor = $vendor and offered
      and ($gameId?::text is null and is_lobby or game_id = $gameId)
      and ($category?::text is null or category = $category)
    order by position, category limit 1`,
  // Only a plan for a given code uses the index of codes.
  { isPlannedEachTime: true },
);
/** Null also for a game that no integration offers now. */
export async function findGame(
  tx: Tx,
  { vendor, gameId, category }: GameKey,
): Promise<PlayableGame | null> {
  const [row] = await selectGame(tx, { vendor, gameId, category: category ?? null });
  return row ?? null;
}

const selectType = tenantStatement<shapes.LaunchMemberType>(
  'launch_member_type',
  `select type from member where merchant_code = $merchant and id = $memberId`,
);
export async function findMemberType(tx: Tx, memberId: string) {
  const [row] = await selectType(tx, { memberId });
  return row?.type ?? null;
}

const selectVendorCard = tenantStatement<shapes.LaunchVendorCard>(
  'launch_vendor_card',
  `select account_type as "accountType", display_name as "displayName"
     from lane_card
    where merchant_code = $merchant and upper(account_type) = $vendor
    order by category = $category desc, position, category limit 1`,
);
/** The vendor's name as the lobby shows it above its games; null if no lane names the vendor. */
export async function findVendorName(
  tx: Tx,
  { vendor, category }: Pick<PlayableGame, 'vendor' | 'category'>,
): Promise<string | null> {
  const [card] = await selectVendorCard(tx, { vendor, category });
  return card ? card.displayName || card.accountType : null;
}

export type LaunchRecord = {
  merchantCode: string;
  memberId: string;
  game: Pick<PlayableGame, 'vendor' | 'gameId' | 'nodeId' | 'isLobby'>;
  at: Date;
};

/** Writes the fact of the launch and stores the game as a recent one, unless it is a vendor's lobby. */
export async function keepLaunch(tx: Tx, { merchantCode, memberId, game, at }: LaunchRecord) {
  const { vendor, gameId, nodeId, isLobby } = game;
  const about = { vendor, gameId };
  await Promise.all([
    writeFact(tx, { name: 'game.launched', merchantCode, memberId, at, about }),
    isLobby ? null : upsertRecent(tx, { memberId, vendor, nodeId, playedAt: at }),
  ]);
}

/** Adds a recent game, or updates its time. */
const upsertRecent = tenantStatement<shapes.UpsertRecentGame>(
  'upsert_recent_game',
  `insert into recent_game (merchant_code, member_id, vendor, node_id, played_at)
   values ($merchant, $memberId, $vendor, $nodeId, $playedAt)
   on conflict (merchant_code, member_id, vendor, node_id) do update set played_at = excluded.played_at`,
);
