import type { Database } from '@parlour/database/connection';
import { games, recentGames } from '@parlour/database/tables/lobby';
import { members } from '@parlour/database/tables/member';
import { and, asc, eq } from 'drizzle-orm';

const playable = {
  vendor: games.vendor,
  nodeId: games.nodeId,
  gameId: games.gameId,
  names: games.names,
  integration: games.integration,
  leastStake: games.leastStake,
  isLobby: games.isLobby,
};

/** A game, or with a null `gameId` the lobby of the vendor; the category where it must be that one. */
type Wanted = { vendor: string; gameId: string | null; category: string | undefined };

export const launchStore = (database: Database) => ({
  /** Null also for a game that nobody offers now. */
  findGame: (merchantCode: string, { vendor, gameId, category }: Wanted) =>
    database.query(merchantCode, async (tx) => {
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
    }),

  findMemberType: (merchantCode: string, memberId: string) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ type: members.type })
        .from(members)
        .where(eq(members.id, memberId))
        .execute();
      return row?.type ?? null;
    }),

  /** The last time counts. */
  insertRecent: (merchantCode: string, played: Omit<RecentGame, 'merchantCode'>) =>
    database.query(merchantCode, (tx) =>
      tx
        .insert(recentGames)
        .values({ merchantCode, ...played })
        .onConflictDoUpdate({
          target: [
            recentGames.merchantCode,
            recentGames.memberId,
            recentGames.vendor,
            recentGames.nodeId,
          ],
          set: { playedAt: played.playedAt },
        })
        .execute(),
    ),
});

type RecentGame = typeof recentGames.$inferInsert;
export type LaunchStore = ReturnType<typeof launchStore>;
export type PlayableGame = NonNullable<Awaited<ReturnType<LaunchStore['findGame']>>>;
