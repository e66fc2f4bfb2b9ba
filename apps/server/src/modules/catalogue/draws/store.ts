// Stores the draws of the integrations' games: the time of the next one, the result of the last one, and the prize.
import type { Tx } from '@parlour/database/connection';
import { cataloguePulls } from '@parlour/database/tables/catalogue';
import { gameDraws, games } from '@parlour/database/tables/lobby';
import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { OfferedDraw } from '#providers/games/games';
import type { DrawChanges, DrawnGame } from './plan-draws.ts';

const sameGame = and(eq(gameDraws.vendor, games.vendor), eq(gameDraws.gameId, games.gameId));

/** Lists all games that the integration offers or has offered. */
export const listDrawnGames = (tx: Tx, integration: string): Promise<DrawnGame[]> =>
  tx
    .select({
      vendor: games.vendor,
      gameId: games.gameId,
      isDrawn: sql<boolean>`${gameDraws.gameId} is not null`,
    })
    .from(games)
    .leftJoin(gameDraws, sameGame)
    .where(eq(games.integration, integration))
    .execute();

type Source = { merchantCode: string; integration: string };

/** Skips statements that have no rows: each insert or delete makes all processes reload the lobby. */
export async function writeDraws(
  tx: Tx,
  { merchantCode, integration }: Source,
  { begun, moved, ended }: DrawChanges,
): Promise<void> {
  if (begun.length > 0) {
    const rows = begun.map(({ vendor, ...draw }) => ({ merchantCode, vendor, ...rowOf(draw) }));
    await tx.insert(gameDraws).values(rows).execute();
  }
  if (moved.length > 0) await updateDraws(tx, moved, integration);
  if (ended.length > 0) {
    await tx.execute(sql`
      delete from ${gameDraws}
      using jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as gone (vendor text, "gameId" text)
      where ${gameDraws.vendor} = gone.vendor and ${gameDraws.gameId} = gone."gameId"`);
  }
}

const rowOf = ({ gameCode, draw }: OfferedDraw) => ({
  gameId: gameCode,
  nextDrawAt: new Date(draw.nextDrawAt),
  lastResult: draw.lastResult,
  prize: draw.prize ?? null,
});

/** Updates draws of the integration's own games only, so that an answer cannot change another supplier's games. */
export const updateDraws = (tx: Tx, draws: readonly OfferedDraw[], integration: string) =>
  tx.execute(sql`
    update ${gameDraws}
    set next_draw_at = told."nextDrawAt", last_result = told."lastResult", prize = told.prize
    from ${games},
      jsonb_to_recordset(${JSON.stringify(draws.map(rowOf))}::jsonb)
        as told ("gameId" text, "nextDrawAt" timestamptz, "lastResult" text[], prize text)
    where ${gameDraws.gameId} = told."gameId" and ${games.integration} = ${integration}
      and ${games.vendor} = ${gameDraws.vendor} and ${games.gameId} = ${gameDraws.gameId}`);

/** The time of the next draw; null if the integration has no games with draws. */
export async function findNextDraw(tx: Tx, integration: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(gameDraws.nextDrawAt) })
    .from(gameDraws)
    .innerJoin(games, sameGame)
    .where(and(eq(games.integration, integration), eq(games.offered, true)))
    .execute();
  return row?.at ?? null;
}

/** Moves the due time on to `until` if it has passed; false if another process was first. */
export async function claimDraws(
  tx: Tx,
  integration: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(cataloguePulls)
    .set({ drawsDueAt: until })
    .where(and(eq(cataloguePulls.integration, integration), lte(cataloguePulls.drawsDueAt, now)))
    .returning({ integration: cataloguePulls.integration })
    .execute();
  return claimed.length > 0;
}
