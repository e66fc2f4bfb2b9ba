// Stores and reads what a launch needs: the game, the member's type, and the recently played games.
import type { Tx } from '@parlour/database/connection';
import { games, recentGames } from '@parlour/database/tables/lobby';
import { members } from '@parlour/database/tables/member';
import { and, asc, eq } from 'drizzle-orm';
import { writeFact } from '#modules/outbox';

const playable = {
  vendor: games.vendor,
  nodeId: games.nodeId,
  gameId: games.gameId,
  category: games.category,
  names: games.names,
  integration: games.integration,
  leastStake: games.leastStake,
  isLobby: games.isLobby,
};

/** A game, or with a null `gameId` the vendor's lobby; `category` if the game must be in that one. */
type GameKey = { vendor: string; gameId: string | null; category: string | undefined };

/** Null also for a game that no integration offers now. */
export async function findGame(tx: Tx, { vendor, gameId, category }: GameKey) {
  const [row] = await tx
    .select(playable)
    .from(games)
    .where(
      and(
        eq(games.vendor, vendor),
        eq(games.offered, true),
        gameId === null ? eq(games.isLobby, true) : eq(games.gameId, gameId),
        category === undefined ? undefined : eq(games.category, category),
      ),
    )
    .orderBy(asc(games.position), asc(games.category))
    .limit(1)
    .execute();
  return row ?? null;
}

export type PlayableGame = NonNullable<Awaited<ReturnType<typeof findGame>>>;

export async function findMemberType(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ type: members.type })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return row?.type ?? null;
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
    isLobby ? null : upsertRecent(tx, { merchantCode, memberId, vendor, nodeId, playedAt: at }),
  ]);
}

/** Adds a recent game, or updates its time. */
const upsertRecent = (tx: Tx, played: typeof recentGames.$inferInsert) =>
  tx
    .insert(recentGames)
    .values(played)
    .onConflictDoUpdate({
      target: [
        recentGames.merchantCode,
        recentGames.memberId,
        recentGames.vendor,
        recentGames.nodeId,
      ],
      set: { playedAt: played.playedAt },
    })
    .execute();
